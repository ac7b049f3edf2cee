import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { draftFields } from "@/lib/auth/forms/form-draft";
import type { CaseSteps } from "@/lib/privacy/cases/case-steps";
import { caseDataWords, caseWords, explanationLinkWords } from "@/lib/privacy/core/case-words";
import { type CaseForm, eraseWords, fieldWords, stepWords } from "@/lib/privacy/core/step-words";
import { casePaths } from "@/lib/site/staff-paths";
import { AnswerForm } from "./answer-form";
import { chooseForms } from "./case-forms";
import { StepForm, type StepFormProps } from "./step-form";

/** Asks the requester or their agent a question. */
function AskForm(props: StepFormProps) {
  const { reasons, hasAgent } = props.steps.questions;
  const named = draftFields(props);
  return (
    <StepForm {...props}>
      <SelectField
        {...named("reason")}
        id="ask-reason"
        label={fieldWords.reason}
        options={[{ value: "", label: fieldWords.chooseReason }, ...reasons]}
        required
      />
      {hasAgent && (
        <SelectField
          {...named("audience")}
          id="ask-audience"
          label={fieldWords.audience}
          options={Object.entries(fieldWords.audiences).map(([value, label]) => ({ value, label }))}
        />
      )}
    </StepForm>
  );
}

/** Adds to the explanation in the answer. */
function ExplainForm(props: StepFormProps) {
  const { id, explanation } = props.steps;
  return (
    <StepForm {...props} draft={explanation ?? ""}>
      <a href={casePaths.explanation(id)} className={buttonClass("secondary", "md", "justify-self-start")}>
        {explanationLinkWords.link}
      </a>
    </StepForm>
  );
}

/** Erases the person's data, once the reference is typed. */
function EraseForm(props: StepFormProps) {
  const { erasure } = props.steps;
  if (!erasure) return null;
  const named = draftFields(props);
  const heldData = erasure.counts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label}: ${count}`);
  return (
    <StepForm {...props}>
      <p className="text-[0.9375rem] leading-6">{`${eraseWords.held}: ${heldData.join(", ")}.`}</p>
      {erasure.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {erasure.needsReason && (
        <TextArea {...named("reason")} {...eraseWords.reason} id="erase-reason" rows={2} required />
      )}
      <TextField
        {...named("reference")}
        id="erase-text"
        label={eraseWords.reference}
        required
        autoComplete="off"
        className="font-mono"
      />
    </StepForm>
  );
}

type ActionFormProps = { steps: CaseSteps; form: CaseForm };

/** The form of an action, with what was typed if it was refused. */
function ActionForm({ steps, form }: ActionFormProps) {
  const { values, fields } = chooseForms(steps).refused === form ? steps.typed : { values: {}, fields: {} };
  const props = { steps, form, values, fields };
  if (form === "answer" || form === "decide") return <AnswerForm {...props} />;
  if (form === "ask") return <AskForm {...props} />;
  if (form === "explain") return <ExplainForm {...props} />;
  if (form === "erase") return <EraseForm {...props} />;
  return <StepForm {...props} />;
}

/** A rarely used action, folded. A note is sent to nobody, so its form has a distinct color. */
function FoldedForm({ steps, form }: ActionFormProps) {
  const look = form === "note" ? "border-review/50 bg-review-soft" : "bg-surface";
  const isOpen = chooseForms(steps).refused === form;
  return (
    <Collapsible summary={stepWords[form].title} open={isOpen} className={look}>
      <ActionForm steps={steps} form={form} />
    </Collapsible>
  );
}

export function NextStep({ steps, next }: { steps: CaseSteps; next: ReactNode }) {
  const { primary } = chooseForms(steps);
  const { open, otherDeciders, questions } = steps;
  const isClosed = open.every((step) => step === "appeal");
  return (
    <Card as="section" className="border-accent/50">
      <h2 className="text-heading">{primary ? stepWords[primary].title : caseWords.steps}</h2>
      <div className="mt-3 grid gap-4">
        {isClosed && <p className="text-ink-soft">{caseWords.closed}</p>}
        {questions.canSettle && <p className="text-ink-soft">{caseWords.waiting}</p>}
        {otherDeciders.length > 0 && <Notice>{caseWords.otherDecides(otherDeciders.join(", "))}</Notice>}
        {primary ? <ActionForm steps={steps} form={primary} /> : next}
      </div>
    </Card>
  );
}

/** The answer form outside of the request's own page. No outcome is preselected, so one press sends nothing. */
export const AnswerStep = ({ steps }: { steps: CaseSteps }) => (
  <AnswerForm steps={steps} form="answer" values={{}} fields={{}} preselects={false} />
);

export function OtherSteps({ steps }: { steps: CaseSteps }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseWords.more}</h2>
      <div className="grid gap-3">
        {chooseForms(steps).others.map((form) => (
          <FoldedForm key={form} steps={steps} form={form} />
        ))}
        <Collapsible summary={caseDataWords.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{caseDataWords.note}</p>
          <a href={casePaths.data(steps.id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {caseDataWords.button}
          </a>
        </Collapsible>
      </div>
    </section>
  );
}

/** Steps that can't be undone, set apart. */
export function DangerousSteps({ steps }: { steps: CaseSteps }) {
  if (!steps.erasure) return null;
  return (
    <section className="rounded-xl border border-flagged/50 bg-flagged-soft p-4 sm:p-5">
      <h2 className="mb-3 text-heading text-flagged">{caseWords.danger}</h2>
      <FoldedForm steps={steps} form="erase" />
    </section>
  );
}
