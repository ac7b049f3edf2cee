import { SelectField } from "@/components/ui/field";
import { fieldWords } from "@/lib/privacy/core/step-words";
import { StepForm, type StepFormProps } from "./step-form";

/** Asks the requester or their agent a question. */
export function AskForm(props: StepFormProps) {
  const { steps, values, fields } = props;
  const { reasons, hasAgent } = steps.questions;
  return (
    <StepForm {...props}>
      <SelectField
        id="ask-reason"
        name="reason"
        label={fieldWords.reason}
        options={[{ value: "", label: fieldWords.chooseReason }, ...reasons]}
        required
        defaultValue={values.reason}
        error={fields.reason}
      />
      {hasAgent && (
        <SelectField
          id="ask-audience"
          name="audience"
          label={fieldWords.audience}
          options={Object.entries(fieldWords.audiences).map(([value, label]) => ({ value, label }))}
          defaultValue={values.audience}
          error={fields.audience}
        />
      )}
    </StepForm>
  );
}
