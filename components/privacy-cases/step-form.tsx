import type { ReactNode } from "react";
import { FormKey } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
import { cx } from "@/components/ui/cx";
import { TextArea, TextField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import type { Typed } from "@/lib/console/typed-form";
import type { CaseOrder } from "@/lib/privacy/case-schema";
import { stepCopy } from "@/lib/privacy/case-words";

type StepFormProps = Typed & {
  step: Exclude<CaseOrder["step"], "assign">;
  action: string;
  /** The version of the case that the form is made from. */
  version: number;
  open: boolean;
  children?: ReactNode;
};

const dangerous = new Set<CaseOrder["step"]>(["deny", "refuse", "erase"]);

/** A note goes to nobody, and its form looks like none that does. */
const looks = {
  note: { fold: "border-review/50 bg-review-soft", button: "secondary" },
  dangerous: { fold: "bg-surface", button: "danger" },
  other: { fold: "bg-surface", button: "primary" },
} as const;

function lookOf(step: CaseOrder["step"]) {
  if (step === "note") return looks.note;
  return dangerous.has(step) ? looks.dangerous : looks.other;
}

/** One order of the case view, folded until it is wanted. A plain form: it works without scripts. */
export function StepForm({ step, action, version, open, values, fields, children }: StepFormProps) {
  const { title, note, button, text } = stepCopy[step];
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
            id={`${step}-text`}
            name="text"
            defaultValue={values.text}
            error={fields.text}
            rows={5}
            required
          />
        )}
        <button type="submit" className={buttonClass(look.button, "md", "justify-self-start")}>
          {button}
        </button>
      </form>
    </Fold>
  );
}
