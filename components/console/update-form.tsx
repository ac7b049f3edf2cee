import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextArea } from "@/components/ui/field";
import { errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { AffectedService, Impact } from "@/lib/incidents/impacts";
import { type IncidentState, statesAfter } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/paths";
import { AffectedServices } from "./affected-services";
import { FormKey } from "./parts";
import { SilentField } from "./silent-field";

const impacts = Object.entries(words.fields.impacts).map(([value, label]) => ({ value, label }));

type UpdateFormProps = FormDraftValues & {
  incident: {
    id: string;
    kind: "incident" | "maintenance";
    state: IncidentState;
    impact: Impact;
    services: readonly AffectedService[];
  };
  recipients: number;
};

/** Adds an update to an incident or a plan. */
export function UpdateForm({ incident, recipients, values, fields }: UpdateFormProps) {
  const options = statesAfter(incident.kind, incident.state).map((value) => ({
    value,
    label: incidentWords.en.states[value],
  }));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{words.updateTitle}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.updateNote[incident.kind]}</p>
      <form
        method="post"
        action={consolePaths.save(consolePaths.incident(incident.id))}
        className="grid gap-6"
      >
        <FormKey />
        <input type="hidden" name="from" value={incident.state} />
        <SelectField
          name="state"
          label={words.fields.state}
          options={options}
          defaultValue={values.state ?? incident.state}
          error={errorOf(fields, "state")}
        />
        {incident.kind === "incident" && (
          <SelectField
            name="impact"
            label={words.fields.impact}
            hint={words.fields.impactHint}
            options={impacts}
            defaultValue={values.impact ?? incident.impact}
            error={errorOf(fields, "impact")}
          />
        )}
        <AffectedServices kind={incident.kind} services={incident.services} values={values} fields={fields} />
        <TextArea
          name="message"
          label={words.fields.message}
          rows={5}
          required
          defaultValue={values.message}
          error={errorOf(fields, "message")}
        />
        <SilentField values={values} recipients={recipients} />
        <Button type="submit" className="justify-self-start">
          {words.updateButton}
        </Button>
      </form>
    </Card>
  );
}
