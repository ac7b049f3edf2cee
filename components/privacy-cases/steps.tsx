import { buttonClass } from "@/components/ui/button-class";
import { CheckboxField, SelectField, TextArea } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import type { Typed } from "@/lib/console/typed-form";
import type { CaseStep } from "@/lib/privacy/case";
import type { CaseOrder } from "@/lib/privacy/case-schema";
import { caseCopy, dataCopy, fieldCopy } from "@/lib/privacy/case-words";
import { connectorCopy } from "@/lib/privacy/connector-words";
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
};

/** What can be done with a case now. The first open step of the law stands open, or the one that was refused. */
export function Steps({ id, version, typed, open, grounds, asksForData, missing, canErase }: StepsProps) {
  // Where the case moved on meanwhile, the form that was refused is gone: its words come back in the note.
  const isOpen = [...open, "confirmation", "erase", "note"].some((step) => step === typed.values.step);
  const refused = typed.values.step && (isOpen ? typed.values.step : "note");
  const options = grounds.map((ground) => ({
    value: ground.id,
    label: `${ground.label} (${ground.citation})`,
  }));
  /** What a step's form needs; `first` opens it when none was refused. */
  const form = (step: Exclude<CaseOrder["step"], "assign">, first = false) => ({
    step,
    version,
    action: casePaths.orders(id),
    open: refused ? refused === step : first,
    values: refused === step ? typed.values : {},
    fields: refused === step ? typed.fields : {},
  });
  const completion = form("complete", !open.includes("start"));
  const denial = form("deny");
  return (
    <section>
      <h2 className="mb-4 text-heading">{caseCopy.steps}</h2>
      <div className="grid gap-3">
        {open.length === 0 && <p className="text-ink-soft">{caseCopy.closed}</p>}
        {open.includes("confirm") && <StepForm {...form("confirmation")} />}
        {open.includes("confirm") && <StepForm {...form("confirm")} />}
        {open.includes("start") && <StepForm {...form("start", true)} />}
        {open.includes("complete") && (
          <StepForm {...completion}>
            <SelectField
              id="complete-ground"
              name="ground"
              label={fieldCopy.partial}
              hint={fieldCopy.partialHint}
              options={[{ value: "", label: fieldCopy.inWhole }, ...options]}
              defaultValue={completion.values.ground}
              error={completion.fields.ground}
            />
            {missing.length > 0 && (
              <TextArea
                id="complete-without"
                name="withoutReports"
                label={connectorCopy.without.label(missing.join(", "))}
                hint={connectorCopy.without.hint}
                defaultValue={completion.values.withoutReports}
                error={completion.fields.withoutReports}
                rows={2}
              />
            )}
            {asksForData && (
              <CheckboxField
                id="complete-data"
                name="offerData"
                label={fieldCopy.offerData}
                defaultChecked={!completion.values.step || completion.values.offerData === "on"}
                error={completion.fields.offerData}
              />
            )}
          </StepForm>
        )}
        {open.includes("extend") && <StepForm {...form("extend")} />}
        {open.includes("deny") && (
          <StepForm {...denial}>
            <SelectField
              id="deny-ground"
              name="ground"
              label={fieldCopy.ground}
              options={[{ value: "", label: fieldCopy.chooseGround }, ...options]}
              required
              defaultValue={denial.values.ground}
              error={denial.fields.ground}
            />
          </StepForm>
        )}
        {open.includes("withdraw") && <StepForm {...form("withdraw")} />}
        <Fold summary={dataCopy.title} className="bg-surface">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{dataCopy.note}</p>
          <a href={casePaths.data(id)} download className={buttonClass("secondary", "md", "mt-4")}>
            {dataCopy.button}
          </a>
        </Fold>
        {canErase && <StepForm {...form("erase")} />}
        <StepForm {...form("note")} />
      </div>
    </section>
  );
}
