import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextArea, TextField } from "@/components/ui/field";
import { errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths } from "@/lib/site/paths";
import { AffectedServices } from "./affected-services";
import { FormKey } from "./parts";
import { SilentField } from "./silent-field";
import { UtcField } from "./utc-field";

type PlanFormProps = FormDraftValues & { now: Date };

const { fields: names } = words;

/** Plans maintenance for a time. */
export function PlanForm({ values, fields, now }: PlanFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        method="post"
        action={consolePaths.save(consolePaths.planMaintenance)}
        className="grid grid-cols-1 gap-6"
      >
        <FormKey />
        <TextField
          name="title"
          label={names.title}
          required
          maxLength={lengths.incidentTitle}
          defaultValue={values.title}
          error={errorOf(fields, "title")}
        />
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
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
          hint={words.planMessageHint}
          rows={4}
          required
          defaultValue={values.message}
          error={errorOf(fields, "message")}
        />
        <AffectedServices kind="maintenance" values={values} fields={fields} />
        <SilentField values={values} />
        <Button type="submit" size="lg" className="justify-self-start">
          {words.planButton}
        </Button>
      </form>
    </Card>
  );
}
