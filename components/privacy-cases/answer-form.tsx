import { DraftFiller } from "@/components/console/draft-filler";
import { buttonClass } from "@/components/ui/button";
import { CheckboxField, SelectField, TextArea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import { connectorWords } from "@/lib/privacy/connectors/words";
import { caseWords } from "@/lib/privacy/core/case-words";
import { fieldWords, heldWords } from "@/lib/privacy/core/step-words";
import { casePaths } from "@/lib/site/staff-paths";
import { StepForm, type StepFormProps } from "./step-form";

/**
 * The form that answers a request, or decides its appeal.
 * @param preselects whether an outcome may be preselected, so that one press sends the answer
 */
export function AnswerForm({ preselects = true, ...props }: StepFormProps & { preselects?: boolean }) {
  const { steps, form, values, fields } = props;
  const { held, toErase, outcomes, open, id } = steps;
  const first = outcomes[0]?.value ?? "";
  const outcome = values.outcome ?? first;
  // A denial is never preselected: if only denials are possible, staff choose the ground themselves.
  // Neither is a full deletion while data is still held.
  const hasOutcome =
    values.outcome !== undefined || (preselects && !first.includes(":") && !held && !toErase);
  const canDo = open.includes("complete") || open.includes("grant");
  const drafts = Object.fromEntries(outcomes.map(({ value, draft }) => [value, draft]));
  const beside = (
    <button
      type="submit"
      formAction={casePaths.previews(id)}
      formNoValidate
      name="show"
      value="draft"
      className={buttonClass("ghost")}
    >
      {caseWords.preview.draft}
    </button>
  );
  return (
    <StepForm
      {...props}
      draft={hasOutcome ? (drafts[outcome] ?? "") : ""}
      below={canDo && <CompletionFields {...props} isInFull={!outcome.includes(":")} />}
      beside={beside}
    >
      {held && canDo && <Notice tone="warning">{heldWords.notice(held)}</Notice>}
      {toErase && canDo && <Notice tone="warning">{connectorWords.without.toErase(toErase)}</Notice>}
      <SelectField
        id="outcome"
        // Keeps the request above visible after a jump to the form.
        className="scroll-mt-[32rem]!"
        name="outcome"
        label={fieldWords.outcome}
        hint={steps.caution ?? undefined}
        options={[
          ...(hasOutcome && canDo ? [] : [{ value: "", label: fieldWords.chooseOutcome }]),
          ...outcomes,
        ]}
        required
        defaultValue={hasOutcome ? outcome : ""}
        error={fields.outcome ?? fields.ground}
      />
      <DraftFiller formId={`${form}-form`} choice="outcome" drafts={drafts} />
    </StepForm>
  );
}

/** The fields of an answer that isn't a denial. */
function CompletionFields({ steps, form, values, fields, isInFull }: StepFormProps & { isInFull: boolean }) {
  const { asksForData, held, toErase, changesData, missing } = steps;
  const box = (name: string) => ({ id: `${form}-${name}`, name, error: fields[name] });
  const text = (name: string) => ({ ...box(name), defaultValue: values[name], rows: 2 });
  return (
    <>
      {asksForData && (
        <CheckboxField
          {...box("offerData")}
          label={fieldWords.offerData}
          hint={fieldWords.offerDataHint}
          defaultChecked={values.step ? values.offerData === "on" : isInFull}
        />
      )}
      {(fields.offerDespitePart || values.offerDespitePart) && (
        <CheckboxField
          {...box("offerDespitePart")}
          label={fieldWords.offerDespitePart}
          defaultChecked={values.offerDespitePart === "on"}
        />
      )}
      {held && (
        <CheckboxField
          {...box("heldNotAsked")}
          label={heldWords.notAsked}
          hint={heldWords.notAskedHint}
          defaultChecked={values.heldNotAsked === "on"}
        />
      )}
      {changesData && <TextArea {...text("whatChanged")} {...fieldWords.whatChanged} />}
      {(missing.length > 0 || toErase || asksForData) && (
        <TextArea {...text("withoutReports")} {...reasonWords(steps)} />
      )}
    </>
  );
}

/** What the field for a reason asks. The reason is required if the answer leaves something undone. */
function reasonWords({ missing, toErase, unexplained }: CaseSteps) {
  const { label, hint, noData, noDataHint, ...words } = connectorWords.without;
  if (missing.length > 0) return { label: label(missing.join(", ")), hint };
  if (toErase) return { label: words.erased(toErase), hint: words.erasedHint };
  if (unexplained) return { label: words.unexplained(unexplained), hint: words.unexplainedHint };
  return { label: noData, hint: noDataHint };
}
