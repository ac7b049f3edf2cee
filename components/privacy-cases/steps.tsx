import { buttonClass } from "@/components/ui/button-class";
import { CheckboxField, SelectField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { caseCopy, dataCopy, fieldCopy } from "@/lib/content/privacy-case";
import { casePaths } from "@/lib/paths";
import type { CaseStep } from "@/lib/privacy/case";
import { StepForm } from "./step-form";

type StepsProps = {
  id: string;
  /** Steps of the law that are open now. */
  open: readonly CaseStep[];
  grounds: readonly { id: string; label: string; citation: string }[];
  /** Whether the data itself is what was asked for. */
  asksForData: boolean;
  canErase: boolean;
};

/** What can be done with a case now. The first open step of the law stands open. */
export function Steps({ id, open, grounds, asksForData, canErase }: StepsProps) {
  const action = casePaths.orders(id);
  const options = grounds.map((ground) => ({
    value: ground.id,
    label: `${ground.label} (${ground.citation})`,
  }));
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseCopy.steps}</h2>
      <div className="grid gap-3">
        {open.length === 0 && <p className="text-ink-soft">{caseCopy.closed}</p>}
        {open.includes("confirm") && <StepForm step="confirmation" action={action} />}
        {open.includes("confirm") && <StepForm step="confirm" action={action} />}
        {open.includes("start") && <StepForm step="start" action={action} open />}
        {open.includes("complete") && (
          <StepForm step="complete" action={action} open={!open.includes("start")}>
            <SelectField
              id="complete-ground"
              name="ground"
              label={fieldCopy.partial}
              hint={fieldCopy.partialHint}
              options={[{ value: "", label: fieldCopy.inWhole }, ...options]}
            />
            {asksForData && (
              <CheckboxField id="complete-data" name="offerData" label={fieldCopy.offerData} defaultChecked />
            )}
          </StepForm>
        )}
        {open.includes("extend") && <StepForm step="extend" action={action} />}
        {open.includes("deny") && (
          <StepForm step="deny" action={action}>
            <SelectField
              id="deny-ground"
              name="ground"
              label={fieldCopy.ground}
              options={[{ value: "", label: fieldCopy.chooseGround }, ...options]}
              required
            />
          </StepForm>
        )}
        {open.includes("withdraw") && <StepForm step="withdraw" action={action} />}
        <Fold summary={dataCopy.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{dataCopy.note}</p>
          <a href={casePaths.data(id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {dataCopy.button}
          </a>
        </Fold>
        {canErase && <StepForm step="erase" action={action} />}
        <StepForm step="note" action={action} />
      </div>
    </section>
  );
}
