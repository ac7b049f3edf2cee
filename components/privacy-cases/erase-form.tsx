import { TextArea, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { eraseWords } from "@/lib/privacy/core/step-words";
import { StepForm, type StepFormProps } from "./step-form";

/** Erases the person's data, once the reference is typed. */
export function EraseForm(props: StepFormProps) {
  const { steps, values, fields } = props;
  if (!steps.erasure) return null;
  const { counts, warnings, needsReason } = steps.erasure;
  const held = counts.filter(([, count]) => count > 0).map(([label, count]) => `${label}: ${count}`);
  return (
    <StepForm {...props}>
      <p className="text-[0.9375rem] leading-6">{`${eraseWords.held}: ${held.join(", ")}.`}</p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {needsReason && (
        <TextArea
          {...eraseWords.reason}
          id="erase-reason"
          name="reason"
          defaultValue={values.reason}
          error={fields.reason}
          rows={2}
          required
        />
      )}
      <TextField
        id="erase-text"
        name="reference"
        label={eraseWords.reference}
        defaultValue={values.reference}
        error={fields.reference}
        required
        autoComplete="off"
        className="font-mono"
      />
    </StepForm>
  );
}
