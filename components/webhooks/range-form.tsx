import { IfAllowed } from "@/components/console/may";
import { MomentField } from "@/components/console/moment-field";
import { FormKey } from "@/components/console/parts";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { webhookPaths } from "@/lib/site/paths";
import { webhooksWords as words } from "@/lib/webhooks/words";

const { rangeFields: names } = words;
const options = Object.entries(names.options).map(([value, label]) => ({ value, label }));

type RangeFormProps = FormDraftValues & { id: string; now: Date };

/** Resends the events of a time span to one endpoint. */
export function RangeForm({ id, now, values, fields }: RangeFormProps) {
  const refused = Boolean(errorOf(fields, "from") ?? errorOf(fields, "to"));
  return (
    <Fold summary={words.rangeTitle} open={refused} className="mb-4 bg-surface">
      <IfAllowed right="webhooks:write">
        <form method="post" action={webhookPaths.orders(id)} className="grid gap-5">
          <p className="text-[0.9375rem] leading-6 text-ink-soft">{words.rangeLead}</p>
          <FormKey />
          <input type="hidden" name="order" value="resend-range" />
          <div className="grid gap-5 sm:grid-cols-2">
            <MomentField
              name="from"
              label={names.from}
              value={values.from ?? ""}
              error={errorOf(fields, "from")}
              required
              now={now}
            />
            <MomentField
              name="to"
              label={names.to}
              value={values.to ?? ""}
              error={errorOf(fields, "to")}
              required
              now={now}
            />
          </div>
          <SelectField
            name="only"
            label={names.only}
            options={options}
            defaultValue={values.only ?? "dead"}
            error={errorOf(fields, "only")}
          />
          <Button type="submit" className="justify-self-start">
            {words.rangeButton}
          </Button>
        </form>
      </IfAllowed>
    </Fold>
  );
}
