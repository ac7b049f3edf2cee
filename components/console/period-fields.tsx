import { draftFields, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { MomentField } from "./moment-field";

type PeriodFieldsProps = FormDraftValues & {
  /** The names and labels of the start and the end. */
  moments: readonly [{ name: string; label: string }, { name: string; label: string }];
  required?: boolean;
  now: Date;
};

/** The start and the end of a period, side by side, with what was typed before. */
export function PeriodFields({ moments, required, now, ...draft }: PeriodFieldsProps) {
  const named = draftFields(draft);
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {moments.map(({ name, label }) => (
        <MomentField key={name} {...named(name)} label={label} required={required} now={now} />
      ))}
    </div>
  );
}
