import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField, TextArea, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { draftFields, errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { PlanPreview } from "@/lib/incidents/preview";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths } from "@/lib/site/staff-paths";
import { AffectedServices } from "./affected-services";
import { IdempotencyKeyField } from "./idempotency-key-field";
import { PeriodFields } from "./period-fields";
import { PostButtons } from "./post-buttons";

type PlanFormProps = FormDraftValues & {
  now: Date;
  recipients: number;
  /** The effect of the plan that was entered, if a preview was requested or it has to be confirmed. */
  preview: PlanPreview | null;
};

const { fields: names } = words;

export function PlanForm({ values, fields, now, recipients, preview }: PlanFormProps) {
  const named = draftFields({ values, fields });
  const closes = "closesSite" in values;
  return (
    <Card className="p-5 sm:p-6">
      <form
        method="post"
        action={consolePaths.save(consolePaths.planMaintenance)}
        className="grid grid-cols-1 gap-6"
      >
        <IdempotencyKeyField />
        <TextField {...named("title")} label={names.title} required maxLength={lengths.incidentTitle} />
        <PeriodFields
          moments={[
            { name: "startsAt", label: names.startsAt },
            { name: "endsAt", label: names.endsAt },
          ]}
          values={values}
          fields={fields}
          required
          now={now}
        />
        <TextArea
          {...named("message")}
          label={names.message}
          hint={words.planMessageHint}
          rows={4}
          required
        />
        <AffectedServices kind="maintenance" values={values} fields={fields} />
        <CheckboxField
          name="closesSite"
          label={<span className="font-medium">{words.closesSite}</span>}
          hint={words.closesSiteHint}
          defaultChecked={closes}
          error={errorOf(fields, "closesSite")}
        />
        <PostButtons
          values={values}
          recipients={recipients}
          preview={preview}
          consequence={preview && <Consequence preview={preview} closes={closes} />}
        >
          {preview && closes ? (
            <Button type="submit" size="lg" variant="danger" name="confirmed" value="on">
              {words.confirmClosing}
            </Button>
          ) : (
            <Button type="submit" size="lg">
              {words.planButton}
            </Button>
          )}
        </PostButtons>
      </form>
    </Card>
  );
}

/** What visitors can reach meanwhile. */
function Consequence({ preview, closes }: { preview: PlanPreview; closes: boolean }) {
  const { exempt } = preview;
  return (
    <Notice tone={closes ? "warning" : "info"}>
      {preview.closes}
      {exempt.length > 0 && (
        <span className="mt-1 block">
          {words.staysOpen}: <span className="font-mono text-[0.875rem]">{exempt.join(", ")}</span>
        </span>
      )}
    </Notice>
  );
}
