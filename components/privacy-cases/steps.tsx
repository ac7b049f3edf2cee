import { buttonClass } from "@/components/ui/button-class";
import { CheckboxField, SelectField, TextArea } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import type { Reader } from "@/lib/privacy/cases/standard-sentences";
import { connectorWords } from "@/lib/privacy/connectors/words";
import type { CaseStep } from "@/lib/privacy/core/case";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { caseDataWords, caseWords, explanationWords, fieldWords } from "@/lib/privacy/core/case-words";
import { casePaths } from "@/lib/site/paths";
import { StepForm } from "./step-form";

type StepsProps = {
  id: string;
  version: number;
  typed: FormDraftValues;
  /** Steps of the law that are open now. */
  open: readonly CaseStep[];
  grounds: readonly { id: string; label: string; citation: string }[];
  /** Whether the data itself is what was asked for. */
  asksForData: boolean;
  /** Other systems whose report is missing. */
  missing: readonly string[];
  /** What this site still holds of what should be deleted. */
  held: string | null;
  /** What staff added to what the answer explains. */
  explanation: string | null;
  /** Whether a mailed link can confirm it. */
  canMailLink: boolean;
  canErase: boolean;
  questions: QuestionState;
  /** Where the requester reads another language than the console. */
  reader: Reader | null;
  /** Who may decide an appeal, where who looks may not. */
  otherDeciders: readonly string[];
};

type QuestionState = {
  canAsk: boolean;
  canSettle: boolean;
  /** What a question can be about, with what that does to the clock now. */
  reasons: readonly { value: string; label: string }[];
  hasAgent: boolean;
};

/** What can be done with a case now. The first open step of the law stands open, or the one that was refused. */
export function Steps(props: StepsProps) {
  const {
    id,
    version,
    typed,
    grounds,
    asksForData,
    missing,
    held,
    canErase,
    questions,
    reader,
    otherDeciders,
  } = props;
  const canExplain = asksForData && props.open.length > 0;
  const explain = { text: props.explanation ?? "" };
  const open = otherDeciders.length > 0 ? props.open.filter((step) => !isDecision(step)) : props.open;
  // Where the case moved on meanwhile, the form that was refused is gone: its words come back in the note.
  const isOpen = [
    ...open,
    ...(questions.canAsk ? ["ask"] : []),
    ...(questions.canSettle ? ["settle"] : []),
    ...(canExplain ? ["explain"] : []),
    "confirmation",
    "erase",
    "note",
  ].some((step) => step === typed.values.step);
  const refused = typed.values.step && (isOpen ? typed.values.step : "note");
  const options = grounds.map((ground) => ({
    value: ground.id,
    label: `${ground.label} (${ground.citation})`,
  }));
  /** What a step's form needs; `first` opens it when none was refused. */
  const form = (step: Exclude<CaseAction["step"], "assign">, first = false) => ({
    step,
    version,
    reader,
    action: casePaths.orders(id),
    open: refused ? refused === step : first,
    values: refused === step ? typed.values : {},
    fields: refused === step ? typed.fields : {},
  });
  const answering = (step: "complete" | "grant") => {
    const shown = form(step, step === "grant" || !open.includes("start"));
    return (
      <StepForm {...shown}>
        <SelectField
          id={`${step}-ground`}
          name="ground"
          label={fieldWords.partial}
          hint={fieldWords.partialHint}
          options={[{ value: "", label: fieldWords.inWhole }, ...options]}
          defaultValue={shown.values.ground}
          error={shown.fields.ground}
        />
        {(missing.length > 0 || held) && (
          <TextArea
            id={`${step}-without`}
            name="withoutReports"
            label={
              held ? connectorWords.without.kept(held) : connectorWords.without.label(missing.join(", "))
            }
            hint={held ? connectorWords.without.keptHint : connectorWords.without.hint}
            defaultValue={shown.values.withoutReports}
            error={shown.fields.withoutReports}
            rows={2}
          />
        )}
        {asksForData && (
          <CheckboxField
            id={`${step}-data`}
            name="offerData"
            label={fieldWords.offerData}
            defaultChecked={!shown.values.step || shown.values.offerData === "on"}
            error={shown.fields.offerData}
          />
        )}
      </StepForm>
    );
  };
  const denying = (step: "deny" | "refuse") => {
    const shown = form(step);
    return (
      <StepForm {...shown}>
        <SelectField
          id={`${step}-ground`}
          name="ground"
          label={fieldWords.ground}
          options={[{ value: "", label: fieldWords.chooseGround }, ...options]}
          required
          defaultValue={shown.values.ground}
          error={shown.fields.ground}
        />
      </StepForm>
    );
  };
  const isClosedCase = props.open.length === 0 || props.open.every((step) => step === "appeal");
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseWords.steps}</h2>
      <div className="grid gap-3">
        {isClosedCase && <p className="text-ink-soft">{caseWords.closed}</p>}
        {otherDeciders.length > 0 && <Notice>{caseWords.otherDecides(otherDeciders.join(", "))}</Notice>}
        {open.includes("confirm") && props.canMailLink && <StepForm {...form("confirmation")} />}
        {open.includes("confirm") && <StepForm {...form("confirm")} />}
        {open.includes("start") && <StepForm {...form("start", true)} />}
        {questions.canAsk && <AskForm form={form("ask")} questions={questions} />}
        {questions.canSettle && <StepForm {...form("settle")} />}
        {canExplain && (
          <StepForm {...form("explain")} values={refused === "explain" ? typed.values : explain}>
            <a
              href={casePaths.explanation(id)}
              className={buttonClass("secondary", "md", "justify-self-start")}
            >
              {explanationWords.link}
            </a>
          </StepForm>
        )}
        {open.includes("complete") && answering("complete")}
        {open.includes("extend") && <StepForm {...form("extend")} />}
        {open.includes("deny") && denying("deny")}
        {open.includes("grant") && answering("grant")}
        {open.includes("refuse") && denying("refuse")}
        {open.includes("appeal") && <StepForm {...form("appeal")} />}
        {open.includes("withdraw") && <StepForm {...form("withdraw")} />}
        <Fold summary={caseDataWords.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{caseDataWords.note}</p>
          <a href={casePaths.data(id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {caseDataWords.button}
          </a>
        </Fold>
        {canErase && <StepForm {...form("erase")} />}
      </div>
      <h2 className="mt-8 mb-4 text-heading">{caseWords.colleagues}</h2>
      <StepForm {...form("note")} />
    </section>
  );
}

const isDecision = (step: CaseStep) => step === "grant" || step === "refuse";

type AskFormProps = { form: Parameters<typeof StepForm>[0]; questions: QuestionState };

function AskForm({ form, questions }: AskFormProps) {
  const { values, fields } = form;
  const { audiences } = fieldWords;
  return (
    <StepForm {...form}>
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
    </StepForm>
  );
}
