import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/field";
import { settingsWords } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";

type MomentFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "id" | "name" | "label" | "error" | "required"
> & {
  hint?: string;
  defaultValue?: string;
  /** The server's current time. */
  now: Date;
};

/** A date and time in the office's time zone. The label names it, because the browser's picker doesn't. */
export function MomentField({ hint, defaultValue = "", now, ...rest }: MomentFieldProps) {
  const clock = settingsWords.now(exactTime(now));
  return (
    <TextField
      type="datetime-local"
      step={defaultValue.length > "2026-01-31T22:00".length ? 1 : 60}
      hint={hint ? `${clock} ${hint}` : clock}
      defaultValue={defaultValue}
      {...rest}
    />
  );
}
