import type { ReactNode } from "react";
import { DraftFiller } from "@/components/console/draft-filler";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { CheckboxField, SelectField, TextArea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import type { TypedValues } from "@/lib/privacy/cases/case-steps";
import type { RequesterTexts } from "@/lib/privacy/cases/standard-sentences";
import { connectorWords } from "@/lib/privacy/connectors/words";
import type { CaseStep } from "@/lib/privacy/core/case";
import { caseDataWords, caseWords, explanationLinkWords } from "@/lib/privacy/core/case-words";
import { type CaseForm, eraseWords, fieldWords, heldWords, stepWords } from "@/lib/privacy/core/step-words";
import type { ErasurePreview } from "@/lib/privacy/erasure/erase-subject";
import { casePaths } from "@/lib/site/staff-paths";
import { FoldedForm, StepForm, type StepFormProps } from "./step-form";

export type StepsProps = {
  id: string;
  version: number;
  typed: TypedValues;
  /** Steps that the law allows now. */
  open: readonly CaseStep[];
  /** The possible outcomes of the request, each with its standard text. */
  outcomes: readonly { value: string; label: string; draft: string }[];
  /** Whether the request asks for the data itself. */
  asksForData: boolean;
  /** Whether the record has to say what was changed. */
  changesData: boolean;
  /** When no ground for denial outweighs the right. */
  caution: string | null;
  /** Other systems whose report is missing. */
  missing: readonly string[];
  /** The data still held here that should be deleted. */
  held: string | null;
  /** Other systems that hold data which staff didn't explain; null if there are none. */
  unexplained: string | null;
  /** The text that staff added to the answer's explanations. */
  explanation: string | null;
  /** Whether it can be confirmed by an emailed link. */
  canMailLink: boolean;
  /** What erasing the person would remove; null if that isn't possible. */
  erasure: ErasurePreview | null;
  questions: QuestionState;
  /** Set if the requester reads another language than the console's. */
  reader: RequesterTexts | null;
  /** The people who may decide the appeal, if the viewer may not. */
  otherDeciders: readonly string[];
};

type QuestionState = {
  canAsk: boolean;
  canSettle: boolean;
  /** The reasons for a question, each with its present effect on the clock. */
  reasons: readonly { value: string; label: string }[];
  hasAgent: boolean;
};

/** The form that answers the request or decides its appeal; null if neither is possible now. */
function answerForm({ open, otherDeciders }: StepsProps): "answer" | "decide" | null {
  if (open.includes("grant")) return otherDeciders.length > 0 ? null : "decide";
  return open.includes("complete") || open.includes("deny") ? "answer" : null;
}

/** The one next step; null if it is up to somebody else, or nothing is left to do. */
function primaryForm(props: StepsProps): CaseForm | null {
  const { open, questions, canMailLink } = props;
  if (questions.canSettle) return null;
  if (open.includes("confirm")) return canMailLink ? "confirmation" : "confirm";
  return answerForm(props);
}

/** All forms that the case offers now, most likely first. */
function openForms(props: StepsProps): CaseForm[] {
  const { open, questions, asksForData, canMailLink } = props;
  const answer = answerForm(props);
  const steps = ["extend", "appeal", "withdraw"] as const;
  return [
    ...(open.includes("confirm") && canMailLink ? (["confirmation"] as const) : []),
    ...(open.includes("confirm") ? (["confirm"] as const) : []),
    ...(answer ? [answer] : []),
    ...(questions.canAsk ? (["ask"] as const) : []),
    ...(questions.canSettle ? (["settle"] as const) : []),
    ...(open.includes("start") ? (["start"] as const) : []),
    ...(asksForData && open.length > 0 ? (["explain"] as const) : []),
    ...steps.filter((step) => open.includes(step)),
  ];
}

/**
 * The form that shows what was typed. If the case has changed meanwhile, it may be gone: the viewer's own text then reappears in the note
 * form, but not that of an action that was not carried out, which its notice shows.
 */
function refusedForm(props: StepsProps, forms: readonly CaseForm[]): CaseForm | null {
  const { step } = props.typed.values;
  if (!step) return null;
  const isAnswer = ["answer", "complete", "deny", "grant", "refuse"].includes(step);
  const form = isAnswer ? answerForm(props) : forms.find((one) => one === step);
  if (props.typed.isKept) return form ?? null;
  return form ?? (step === "erase" && props.erasure ? "erase" : "note");
}

/** Whether a form of the page shows the text of an action that was not carried out. */
export const showsKept = (props: StepsProps): boolean =>
  props.typed.isKept && refusedForm(props, openForms(props)) !== null;

function formProps(props: StepsProps, form: CaseForm, refused: CaseForm | null): StepFormProps {
  const { id, version, reader, typed } = props;
  const { values, fields } = refused === form ? typed : { values: {}, fields: {} };
  return { id, form, version, reader, values, fields };
}

/** The form of an action, with its specific fields. */
function ActionForm({ props, form, refused, folded }: FormOfProps) {
  const shared = formProps(props, form, refused);
  const frame = (own: Partial<StepFormProps>) =>
    folded ? <FoldedForm {...shared} {...own} open={refused === form} /> : <StepForm {...shared} {...own} />;
  if (form === "answer" || form === "decide") return frame(answerFields(props, shared));
  if (form === "ask") return frame({ children: <AskFields {...shared} questions={props.questions} /> });
  if (form === "explain") {
    const link = (
      <a
        href={casePaths.explanation(props.id)}
        className={buttonClass("secondary", "md", "justify-self-start")}
      >
        {explanationLinkWords.link}
      </a>
    );
    return frame({ draft: props.explanation ?? "", children: link });
  }
  if (form === "erase" && props.erasure) {
    return frame({ children: <ErasureFields {...shared} erasure={props.erasure} /> });
  }
  return frame({});
}

function ErasureFields({ erasure, values, fields }: FormDraftValues & { erasure: ErasurePreview }) {
  const { counts, warnings, needsReason } = erasure;
  const held = counts.filter(([, count]) => count > 0).map(([label, count]) => `${label}: ${count}`);
  return (
    <>
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
    </>
  );
}

type FormOfProps = { props: StepsProps; form: CaseForm; refused: CaseForm | null; folded: boolean };

export function NextStep({ props, next }: { props: StepsProps; next: ReactNode }) {
  const primary = primaryForm(props);
  const refused = refusedForm(props, openForms(props));
  const { open, otherDeciders, questions } = props;
  const isClosed = open.every((step) => step === "appeal");
  return (
    <Card as="section" className="border-accent/50">
      <h2 className="text-heading">{primary ? stepWords[primary].title : caseWords.steps}</h2>
      <div className="mt-3 grid gap-4">
        {isClosed && <p className="text-ink-soft">{caseWords.closed}</p>}
        {questions.canSettle && <p className="text-ink-soft">{caseWords.waiting}</p>}
        {otherDeciders.length > 0 && <Notice>{caseWords.otherDecides(otherDeciders.join(", "))}</Notice>}
        {primary && <ActionForm props={props} form={primary} refused={refused} folded={false} />}
        {!primary && next}
      </div>
    </Card>
  );
}

/** The answer form outside of the request's own page. No outcome is preselected, so one press sends nothing. */
export function AnswerStep({ props }: { props: StepsProps }) {
  const shared = formProps(props, "answer", null);
  return <StepForm {...shared} {...answerFields(props, shared, { preselects: false })} />;
}

export function OtherSteps({ props }: { props: StepsProps }) {
  const primary = primaryForm(props);
  const forms = openForms(props);
  const refused = refusedForm(props, forms);
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseWords.more}</h2>
      <div className="grid gap-3">
        {[...forms, "note" as const]
          .filter((form) => form !== primary)
          .map((form) => (
            <ActionForm key={form} props={props} form={form} refused={refused} folded />
          ))}
        <Collapsible summary={caseDataWords.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{caseDataWords.note}</p>
          <a href={casePaths.data(props.id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {caseDataWords.button}
          </a>
        </Collapsible>
      </div>
    </section>
  );
}

/** A field for a reason. It is required if the answer leaves something undone. */
function reasonField({ missing, unexplained }: StepsProps) {
  const words = connectorWords.without;
  const { hint, label, noData, noDataHint } = words;
  if (missing.length > 0) return { label: label(missing.join(", ")), hint };
  if (unexplained) return { label: words.unexplained(unexplained), hint: words.unexplainedHint };
  return { label: noData, hint: noDataHint };
}

/** Steps that can't be undone, set apart. */
export function DangerousSteps({ props }: { props: StepsProps }) {
  if (!props.erasure) return null;
  const refused = refusedForm(props, openForms(props));
  return (
    <section className="rounded-xl border border-flagged/50 bg-flagged-soft p-4 sm:p-5">
      <h2 className="mb-3 text-heading text-flagged">{caseWords.danger}</h2>
      <ActionForm props={props} form="erase" refused={refused} folded />
    </section>
  );
}

function answerFields(
  props: StepsProps,
  { form, values, fields }: StepFormProps,
  { preselects = true } = {},
): Partial<StepFormProps> {
  const { missing, held, asksForData, changesData, outcomes, open, id } = props;
  const chosen = values.outcome ?? outcomes[0]?.value ?? "";
  const first = outcomes[0]?.value ?? "";
  // A denial is never preselected: if only denials are possible, staff choose the ground themselves.
  // Neither is a full deletion while data is still held.
  const isChosen = values.outcome !== undefined || (preselects && !first.includes(":") && !held);
  const canDo = open.includes("complete") || open.includes("grant");
  const drafts = Object.fromEntries(outcomes.map(({ value, draft }) => [value, draft]));
  const children = (
    <>
      {held && canDo && <Notice tone="warning">{heldWords.notice(held)}</Notice>}
      <SelectField
        id="outcome"
        // Keeps the request above visible after a jump to the form.
        className="scroll-mt-[32rem]!"
        name="outcome"
        label={fieldWords.outcome}
        hint={props.caution ?? undefined}
        options={[
          ...(isChosen && canDo ? [] : [{ value: "", label: fieldWords.chooseOutcome }]),
          ...outcomes,
        ]}
        required
        defaultValue={isChosen ? chosen : ""}
        error={fields.outcome ?? fields.ground}
      />
      <DraftFiller formId={`${form}-form`} choice="outcome" drafts={drafts} />
    </>
  );
  const below = canDo && (
    <>
      {asksForData && (
        <CheckboxField
          id={`${form}-data`}
          name="offerData"
          label={fieldWords.offerData}
          hint={fieldWords.offerDataHint}
          defaultChecked={values.step ? values.offerData === "on" : !chosen.includes(":")}
          error={fields.offerData}
        />
      )}
      {(fields.offerDespitePart || values.offerDespitePart) && (
        <CheckboxField
          id={`${form}-despite-part`}
          name="offerDespitePart"
          label={fieldWords.offerDespitePart}
          defaultChecked={values.offerDespitePart === "on"}
          error={fields.offerDespitePart}
        />
      )}
      {held && (
        <CheckboxField
          id={`${form}-not-asked`}
          name="heldNotAsked"
          label={heldWords.notAsked}
          hint={heldWords.notAskedHint}
          defaultChecked={values.heldNotAsked === "on"}
        />
      )}
      {changesData && (
        <TextArea
          id={`${form}-changed`}
          name="whatChanged"
          {...fieldWords.whatChanged}
          defaultValue={values.whatChanged}
          error={fields.whatChanged}
          rows={2}
        />
      )}
      {(missing.length > 0 || asksForData) && (
        <TextArea
          id={`${form}-without`}
          name="withoutReports"
          {...reasonField(props)}
          defaultValue={values.withoutReports}
          error={fields.withoutReports}
          rows={2}
        />
      )}
    </>
  );
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
  return { children, below, beside, draft: isChosen ? (drafts[chosen] ?? "") : "" };
}

function AskFields({ values, fields, questions }: StepFormProps & { questions: QuestionState }) {
  const { audiences } = fieldWords;
  return (
    <>
      <SelectField
        id="ask-reason"
        name="reason"
        label={fieldWords.reason}
        options={[{ value: "", label: fieldWords.chooseReason }, ...questions.reasons]}
        required
        defaultValue={values.reason}
        error={fields.reason}
      />
      {questions.hasAgent && (
        <SelectField
          id="ask-audience"
          name="audience"
          label={fieldWords.audience}
          options={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
          defaultValue={values.audience}
          error={fields.audience}
        />
      )}
    </>
  );
}
