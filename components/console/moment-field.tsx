import { TextField } from "@/components/ui/field";
import { settingsWords } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";

type MomentFieldProps = {
  /** Defaults to the name; required if a page has two fields of that name. */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  value: string;
  error?: string;
  required?: boolean;
  /** The server's current time. */
  now: Date;
};

/** A date and time in the office's time zone. The label names it, because the browser's picker doesn't. */
export function MomentField({ name, id = name, label, hint, value, error, required, now }: MomentFieldProps) {
  const clock = settingsWords.now(exactTime(now));
  return (
    <TextField
      type="datetime-local"
      step={value.length > "2026-01-31T22:00".length ? 1 : 60}
      id={id}
      name={name}
      label={label}
      hint={hint ? `${clock} ${hint}` : clock}
      defaultValue={value}
      error={error}
      required={required}
    />
  );
}
