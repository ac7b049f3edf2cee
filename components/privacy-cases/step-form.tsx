import type { ReactNode } from "react";
import { FormKey } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
import { cx } from "@/components/ui/cx";
import { TextArea, TextField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import type { Reader } from "@/lib/privacy/cases/standard-sentences";
import { type CaseStep, caseSteps } from "@/lib/privacy/core/case";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { stepReaderWords, stepWords } from "@/lib/privacy/core/case-words";
import { englishName } from "@/lib/site/language";
import { StandardSentences } from "./standard-sentences";

type StepFormProps = FormDraftValues & {
  step: Exclude<CaseAction["step"], "assign">;
  action: string;
  /** The version of the case that the form is made from. */
  version: number;
  open: boolean;
  /** Where the requester reads another language than the console. */
  reader: Reader | null;
  children?: ReactNode;
};

/** The steps whose words the requester reads. */
const read = new Set<CaseAction["step"]>(["extend", "complete", "deny", "grant", "refuse", "ask", "explain"]);

const isStep = (step: CaseAction["step"]): step is CaseStep =>
  (caseSteps as readonly string[]).includes(step);

const dangerous = new Set<CaseAction["step"]>(["deny", "refuse", "erase"]);

/** A note goes to nobody, and its form looks like none that does. */
const looks = {
  note: { fold: "border-review/50 bg-review-soft", button: "secondary" },
  dangerous: { fold: "bg-surface", button: "danger" },
  other: { fold: "bg-surface", button: "primary" },
} as const;

function lookOf(step: CaseAction["step"]) {
  if (step === "note") return looks.note;
  return dangerous.has(step) ? looks.dangerous : looks.other;
}

/** One order of the case view, folded until it is wanted. A plain form: it works without scripts. */
export function StepForm({ step, action, version, open, reader, values, fields, children }: StepFormProps) {
  const { title, note, button, text } = stepWords[step];
  const writeIn = reader && read.has(step) ? ` ${stepReaderWords.writeIn(englishName(reader.language))}` : "";
  const look = lookOf(step);
  return (
    <Fold summary={title} open={open} className={look.fold}>
      <form action={action} method="post" className="grid gap-5">
        <p className={cx("text-[0.9375rem] leading-6", step === "note" ? "text-review" : "text-ink-soft")}>
          {note}
        </p>
        <FormKey />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="version" value={version} />
        {children}
        {text && step === "erase" && (
          <TextField
            {...text}
            id={`${step}-text`}
            name="reference"
            defaultValue={values.reference}
            error={fields.reference}
            required
            autoComplete="off"
            className="font-mono"
          />
        )}
        {text && step !== "erase" && (
          <TextArea
            {...text}
            hint={text.hint && `${text.hint}${writeIn}`}
            id={`${step}-text`}
            name="text"
            defaultValue={values.text}
            error={fields.text}
            rows={5}
            required={step !== "explain"}
          />
        )}
        {reader && isStep(step) && (
          <StandardSentences language={reader.language} sentences={reader.sentences(step)} />
        )}
        <button type="submit" className={buttonClass(look.button, "md", "justify-self-start")}>
          {button}
        </button>
      </form>
    </Fold>
  );
}
