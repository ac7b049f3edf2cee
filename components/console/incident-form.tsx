import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { TextLink } from "@/components/ui/text-link";
import { draftFields, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";
import type { AffectedService } from "@/lib/incidents/impacts";
import type { PostPreview } from "@/lib/incidents/preview";
import { incidentStates } from "@/lib/incidents/schema";
import { incidentTemplates } from "@/lib/incidents/templates";
import { incidentWords } from "@/lib/incidents/words";
import { lengths } from "@/lib/platform/forms/lengths";
import { consolePaths, draftIncidentPath } from "@/lib/site/staff-paths";
import { AffectedServices } from "./affected-services";
import { IdempotencyKeyField } from "./idempotency-key-field";
import { PeriodFields } from "./period-fields";
import { PostButtons } from "./post-buttons";

const { fields: names } = words;
const impacts = Object.entries(names.impacts).map(([value, label]) => ({ value, label }));
const states = incidentStates.map((value) => ({ value, label: incidentWords.en.states[value] }));

type IncidentFormProps = FormDraftValues & {
  now: Date;
  services?: readonly AffectedService[];
  recipients: number;
  /** What posting what was typed would do, where that was asked for. */
  preview: PostPreview | null;
};

/** Opens an incident with its first update. */
export function IncidentForm({ values, fields, services, now, recipients, preview }: IncidentFormProps) {
  const named = draftFields({ values, fields });
  return (
    <Card className="p-5 sm:p-6">
      <nav aria-label={words.templates} className="mb-6 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
        <span className="text-ink-soft">{words.templates}</span>
        {incidentTemplates.map(({ id, label }) => (
          <TextLink key={id} href={draftIncidentPath(id, services?.map((service) => service.id).join(","))}>
            {label}
          </TextLink>
        ))}
      </nav>
      <form method="post" action={consolePaths.save(consolePaths.newIncident)} className="grid gap-6">
        <IdempotencyKeyField />
        <TextField
          {...named("title")}
          label={names.title}
          hint={names.titleHint}
          required
          maxLength={lengths.incidentTitle}
        />
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          <SelectField
            {...named("impact", "minor")}
            label={names.impact}
            hint={names.impactHint}
            options={impacts}
          />
          <SelectField {...named("state", "investigating")} label={names.state} options={states} />
        </div>
        <AffectedServices kind="incident" services={services} values={values} fields={fields} />
        <TextArea {...named("message")} label={names.message} hint={names.messageHint} rows={5} required />
        <Collapsible summary={words.afterward} open={Boolean(values.startsAt || values.endsAt)}>
          <p className="mb-4 text-[0.9375rem] leading-6 text-ink-soft">{words.afterwardHint}</p>
          <PeriodFields
            moments={[
              { name: "startsAt", label: words.began },
              { name: "endsAt", label: words.ended },
            ]}
            values={values}
            fields={fields}
            now={now}
          />
        </Collapsible>
        <PostButtons values={values} recipients={recipients} preview={preview}>
          <Button type="submit" size="lg">
            {words.newButton}
          </Button>
        </PostButtons>
      </form>
    </Card>
  );
}
