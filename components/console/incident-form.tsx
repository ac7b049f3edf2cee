import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { errorOf, type Typed } from "@/lib/console/typed-form";
import { incidentStates } from "@/lib/incidents/schema";
import { incidentsCopy as copy } from "@/lib/incidents/words";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths } from "@/lib/site/paths";
import { incidentWords } from "@/lib/status/words";
import { FormKey } from "./parts";

const { fields: names } = copy;
const impacts = Object.entries(names.impacts).map(([value, label]) => ({ value, label }));
const states = incidentStates.map((value) => ({ value, label: incidentWords[value].word }));

/** Opens an incident with its first update. */
export function IncidentForm({ values, fields }: Typed) {
  return (
    <Card className="p-5 sm:p-6">
      <form method="post" action={consolePaths.save(consolePaths.newIncident)} className="grid gap-6">
        <FormKey />
        <TextField
          name="title"
          label={names.title}
          hint={names.titleHint}
          required
          maxLength={lengths.incidentTitle}
          defaultValue={values.title}
          error={errorOf(fields, "title")}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            name="impact"
            label={names.impact}
            options={impacts}
            defaultValue={values.impact ?? "minor"}
            error={errorOf(fields, "impact")}
          />
          <SelectField
            name="state"
            label={names.state}
            options={states}
            defaultValue={values.state ?? "investigating"}
            error={errorOf(fields, "state")}
          />
        </div>
        <TextArea
          name="message"
          label={names.message}
          hint={names.messageHint}
          rows={5}
          required
          defaultValue={values.message}
          error={errorOf(fields, "message")}
        />
        <Button type="submit" size="lg" className="justify-self-start">
          {copy.newButton}
        </Button>
      </form>
    </Card>
  );
}
