import { TextField } from "@/components/ui/field";
import { settingsWords } from "@/lib/settings/words";
import { moment } from "@/lib/status/formats";

type UtcFieldProps = {
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

/** A moment, entered in UTC. The browser's own picker knows no time zone, so the label and the hint name it. */
export function UtcField({ name, id = name, label, hint, value, error, required, now }: UtcFieldProps) {
  const clock = settingsWords.now(moment(now.toISOString()));
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
