import { Button } from "@/components/ui/button";
import { SelectField, TextArea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { draftFields, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { AffectedService, Impact } from "@/lib/incidents/impacts";
import type { UpdatePreview } from "@/lib/incidents/preview";
import { type IncidentState, statesAfter } from "@/lib/incidents/schema";
import { updateTexts } from "@/lib/incidents/templates";
import { incidentWords } from "@/lib/incidents/words";
import { consolePaths } from "@/lib/site/staff-paths";
import { AffectedServices } from "./affected-services";
import { DraftFiller } from "./draft-filler";
import { IdempotencyKeyField } from "./idempotency-key-field";
import { PostButtons } from "./post-buttons";

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
  /** What posting what was typed would do, where that was asked for. */
  preview?: UpdatePreview | null;
};

/** Adds an update to an incident or planned maintenance. */
export function UpdateForm({ incident, recipients, preview = null, values, fields }: UpdateFormProps) {
  const named = draftFields({ values, fields });
  const options = statesAfter(incident.kind, incident.state).map((value) => ({
    value,
    label: incidentWords.en.states[value],
  }));
  return (
    <>
      <p className="mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.updateNote[incident.kind]}</p>
      <form
        method="post"
        id="update"
        action={consolePaths.save(consolePaths.incident(incident.id))}
        className="grid gap-6"
      >
        <IdempotencyKeyField />
        <input type="hidden" name="from" value={incident.state} />
        <SelectField {...named("state", incident.state)} label={words.fields.state} options={options} />
        <TextArea {...named("message")} label={words.fields.message} rows={5} required />
        <DraftFiller formId="update" choice="state" field="message" drafts={updateTexts} />
        {incident.kind === "incident" && (
          <SelectField
            {...named("impact", incident.impact)}
            label={words.fields.impact}
            hint={words.fields.impactHint}
            options={impacts}
          />
        )}
        <AffectedServices kind={incident.kind} services={incident.services} values={values} fields={fields} />
        <PostButtons
          values={values}
          recipients={recipients}
          preview={preview}
          consequence={preview?.opensSite && <Notice tone="info">{words.opensSite}</Notice>}
        >
          <Button type="submit" size="lg">
            {words.updateButton}
          </Button>
        </PostButtons>
      </form>
    </>
  );
}
