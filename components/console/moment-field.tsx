import { TextField } from "@/components/ui/field";
import { settingsWords } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";

type MomentFieldProps = {
  /** Its name unless told: where a page has two of that name. */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  value: string;
  error?: string;
  required?: boolean;
  /** The server's time, so that nobody has to work it out. */
  now: Date;
};

/** A moment on the office's clock. The browser's own picker knows no time zone, so the label and the hint name it. */
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
