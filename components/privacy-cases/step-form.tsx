import type { ReactNode } from "react";
import { FormKey } from "@/components/console/parts";
import { buttonClass } from "@/components/ui/button-class";
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

const dangerous = new Set<CaseOrder["step"]>(["deny", "erase"]);

/** One order of the case view, folded until it is wanted. A plain form: it works without scripts. */
export function StepForm({ step, action, version, open, values, fields, children }: StepFormProps) {
  const { title, note, button, text } = stepCopy[step];
  return (
    <Fold summary={title} open={open} className="bg-surface">
      <form action={action} method="post" className="grid gap-5">
        <p className="text-[0.9375rem] leading-6 text-ink-soft">{note}</p>
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
        <button
          type="submit"
          className={buttonClass(dangerous.has(step) ? "danger" : "primary", "md", "justify-self-start")}
        >
          {button}
        </button>
      </form>
    </Fold>
  );
}
