import { buttonClass } from "@/components/ui/button-class";
import { CheckboxField, SelectField, TextArea } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import type { Typed } from "@/lib/console/typed-form";
import type { CaseStep } from "@/lib/privacy/case";
import type { CaseOrder } from "@/lib/privacy/case-schema";
import { caseCopy, dataCopy, fieldCopy } from "@/lib/privacy/case-words";
import { connectorCopy } from "@/lib/privacy/connector-words";
import type { Reader } from "@/lib/privacy/standard-sentences";
import { casePaths } from "@/lib/site/paths";
import { StepForm } from "./step-form";

type StepsProps = {
  id: string;
  version: number;
  typed: Typed;
  /** Steps of the law that are open now. */
  open: readonly CaseStep[];
  grounds: readonly { id: string; label: string; citation: string }[];
  /** Whether the data itself is what was asked for. */
  asksForData: boolean;
  /** Other systems whose report is missing. */
  missing: readonly string[];
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
  const { id, version, typed, grounds, asksForData, missing, canErase, questions, reader, otherDeciders } =
    props;
  const open = otherDeciders.length > 0 ? props.open.filter((step) => !isDecision(step)) : props.open;
  // Where the case moved on meanwhile, the form that was refused is gone: its words come back in the note.
  const isOpen = [
    ...open,
    ...(questions.canAsk ? ["ask"] : []),
    ...(questions.canSettle ? ["settle"] : []),
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
  const form = (step: Exclude<CaseOrder["step"], "assign">, first = false) => ({
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
          label={fieldCopy.partial}
          hint={fieldCopy.partialHint}
          options={[{ value: "", label: fieldCopy.inWhole }, ...options]}
          defaultValue={shown.values.ground}
          error={shown.fields.ground}
        />
        {missing.length > 0 && (
          <TextArea
            id={`${step}-without`}
            name="withoutReports"
            label={connectorCopy.without.label(missing.join(", "))}
            hint={connectorCopy.without.hint}
            defaultValue={shown.values.withoutReports}
            error={shown.fields.withoutReports}
            rows={2}
          />
        )}
        {asksForData && (
          <CheckboxField
            id={`${step}-data`}
            name="offerData"
            label={fieldCopy.offerData}
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
          label={fieldCopy.ground}
          options={[{ value: "", label: fieldCopy.chooseGround }, ...options]}
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
      <h2 className="mb-4 text-heading">{caseCopy.steps}</h2>
      <div className="grid gap-3">
        {isClosedCase && <p className="text-ink-soft">{caseCopy.closed}</p>}
        {otherDeciders.length > 0 && <Notice>{caseCopy.otherDecides(otherDeciders.join(", "))}</Notice>}
        {open.includes("confirm") && <StepForm {...form("confirmation")} />}
        {open.includes("confirm") && <StepForm {...form("confirm")} />}
        {open.includes("start") && <StepForm {...form("start", true)} />}
        {questions.canAsk && <AskForm form={form("ask")} questions={questions} />}
        {questions.canSettle && <StepForm {...form("settle")} />}
        {open.includes("complete") && answering("complete")}
        {open.includes("extend") && <StepForm {...form("extend")} />}
        {open.includes("deny") && denying("deny")}
        {open.includes("grant") && answering("grant")}
        {open.includes("refuse") && denying("refuse")}
        {open.includes("appeal") && <StepForm {...form("appeal")} />}
        {open.includes("withdraw") && <StepForm {...form("withdraw")} />}
        <Fold summary={dataCopy.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{dataCopy.note}</p>
          <a href={casePaths.data(id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {dataCopy.button}
          </a>
        </Fold>
        {canErase && <StepForm {...form("erase")} />}
      </div>
      <h2 className="mt-8 mb-4 text-heading">{caseCopy.colleagues}</h2>
      <StepForm {...form("note")} />
    </section>
  );
}

const isDecision = (step: CaseStep) => step === "grant" || step === "refuse";

type AskFormProps = { form: Parameters<typeof StepForm>[0]; questions: QuestionState };

function AskForm({ form, questions }: AskFormProps) {
  const { values, fields } = form;
  const { audiences } = fieldCopy;
  return (
    <StepForm {...form}>
      <SelectField
        id="ask-reason"
        name="reason"
        label={fieldCopy.reason}
        options={[{ value: "", label: fieldCopy.chooseReason }, ...questions.reasons]}
        required
        defaultValue={values.reason}
        error={fields.reason}
      />
      {questions.hasAgent && (
        <SelectField
          id="ask-audience"
          name="audience"
          label={fieldCopy.audience}
          options={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
          defaultValue={values.audience}
          error={fields.audience}
        />
      )}
    </StepForm>
  );
}
