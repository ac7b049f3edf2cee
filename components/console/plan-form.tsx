import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextArea, TextField } from "@/components/ui/field";
import { errorOf, type Typed } from "@/lib/console/typed-form";
import { incidentsCopy as copy } from "@/lib/incidents/console-words";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths } from "@/lib/site/paths";
import { AffectedServices } from "./affected-services";
import { FormKey } from "./parts";
import { SilentField } from "./silent-field";
import { UtcField } from "./utc-field";

type PlanFormProps = Typed & { now: Date };

const { fields: names } = copy;

/** Plans maintenance for a time. */
export function PlanForm({ values, fields, now }: PlanFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form method="post" action={consolePaths.save(consolePaths.planMaintenance)} className="grid gap-6">
        <FormKey />
        <TextField
          name="title"
          label={names.title}
          required
          maxLength={lengths.incidentTitle}
          defaultValue={values.title}
          error={errorOf(fields, "title")}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <UtcField
            name="startsAt"
            label={names.startsAt}
            value={values.startsAt ?? ""}
            error={errorOf(fields, "startsAt")}
            required
            now={now}
          />
          <UtcField
            name="endsAt"
            label={names.endsAt}
            value={values.endsAt ?? ""}
            error={errorOf(fields, "endsAt")}
            required
            now={now}
          />
        </div>
        <TextArea
          name="message"
          label={names.message}
          hint={copy.planMessageHint}
          rows={4}
          required
          defaultValue={values.message}
          error={errorOf(fields, "message")}
        />
        <AffectedServices kind="maintenance" values={values} fields={fields} />
        <SilentField values={values} />
        <Button type="submit" size="lg" className="justify-self-start">
          {copy.planButton}
        </Button>
      </form>
    </Card>
  );
}
