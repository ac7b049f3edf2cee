import { ConsoleHead } from "@/components/operator/console-head";
import { FormKey } from "@/components/operator/form-key";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { CheckboxField, SelectField, TextArea, TextField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { caseCopy, enterCopy as copy } from "@/lib/content/privacy-case";
import { lengths } from "@/lib/limits";
import { casePaths } from "@/lib/paths";
import {
  ccpaRequestTypes,
  gdprRequestTypes,
  type Law,
  lawNames,
  requestTypeLabel,
} from "@/lib/schemas/privacy";

const kinds = (law: Law, types: readonly string[]) =>
  types.map((type) => ({
    value: `${law}:${type}`,
    label: `${lawNames[law]}: ${requestTypeLabel(law, type)}`,
  }));

const channels = Object.entries(copy.channels).map(([value, label]) => ({ value, label }));

/** For what didn't come through the website's own form: the same record, the same clocks, the same receipt. */
export function EnterForm({ today, formKey }: { today: string; formKey: string }) {
  return (
    <div className="max-w-2xl">
      <a
        href={casePaths.queue}
        className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
      >
        {caseCopy.back}
      </a>
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <Card>
        <form action={casePaths.entries} method="post" className="grid gap-6">
          <FormKey formKey={formKey} />
          <SelectField
            name="kind"
            label={copy.kind}
            required
            options={[
              { value: "", label: copy.chooseKind },
              ...kinds("gdpr", gdprRequestTypes),
              ...kinds("ccpa", ccpaRequestTypes),
            ]}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField name="channel" label={copy.channel} options={channels} />
            <TextField
              type="date"
              name="receivedOn"
              label={copy.receivedOn}
              defaultValue={today}
              max={today}
              required
            />
          </div>
          <TextField type="email" name="email" label={copy.email} required maxLength={lengths.email} />
          <TextArea
            name="description"
            label={copy.description}
            optional
            rows={5}
            maxLength={lengths.description}
          />
          <CheckboxField name="californiaResident" label={copy.resident} />
          <Fold summary={copy.agent}>
            <div className="grid gap-5">
              <TextField name="agentName" label={copy.agentName} maxLength={lengths.name} />
              <TextField type="email" name="agentEmail" label={copy.agentEmail} maxLength={lengths.email} />
              <CheckboxField name="agentPermission" label={copy.agentPermission} />
            </div>
          </Fold>
          <button type="submit" className={buttonClass("primary", "lg", "justify-self-start")}>
            {copy.button}
          </button>
        </form>
      </Card>
    </div>
  );
}
