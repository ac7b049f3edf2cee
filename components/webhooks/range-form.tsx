import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { IfAllowed } from "@/components/console/if-allowed";
import { PeriodFields } from "@/components/console/period-fields";
import { Button } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField } from "@/components/ui/field";
import { draftFields, errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { webhookPaths } from "@/lib/site/staff-paths";
import { webhooksWords as words } from "@/lib/webhooks/words";

const { rangeFields: names } = words;
const options = Object.entries(names.options).map(([value, label]) => ({ value, label }));

type RangeFormProps = FormDraftValues & { id: string; now: Date };

/** Resends the events of a time span to one endpoint. */
export function RangeForm({ id, now, values, fields }: RangeFormProps) {
  const named = draftFields({ values, fields });
  const hasErrors = Boolean(errorOf(fields, "from") ?? errorOf(fields, "to"));
  return (
    <Collapsible summary={words.rangeTitle} open={hasErrors} className="mb-4 bg-surface">
      <IfAllowed right="webhooks:write">
        <form method="post" action={webhookPaths.orders(id)} className="grid gap-5">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{words.rangeLead}</p>
          <IdempotencyKeyField />
          <input type="hidden" name="order" value="resend-range" />
          <PeriodFields
            moments={[
              { name: "from", label: names.from },
              { name: "to", label: names.to },
            ]}
            values={values}
            fields={fields}
            required
            now={now}
          />
          <SelectField {...named("only", "dead")} label={names.only} options={options} />
          <Button type="submit" className="justify-self-start">
            {words.rangeButton}
          </Button>
        </form>
      </IfAllowed>
    </Collapsible>
  );
}
