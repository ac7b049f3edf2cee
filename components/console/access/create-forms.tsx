import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/field";
import { accessScopes, audiences } from "@/lib/access/vocabulary";
import { passcodeWords, accessWords as words } from "@/lib/access/words";
import { errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { lengths } from "@/lib/platform/forms/lengths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { IdempotencyKeyField } from "../idempotency-key-field";
import { MomentField } from "../moment-field";
import { NewPasscode } from "../new-passcode";

type CreateFormProps = FormDraftValues & { now: Date };

const { fields: names } = words;

/** The page has two of these fields, so each needs its own id. */
function NameField({ form, values, fields }: FormDraftValues & { form: string }) {
  return (
    <TextField
      id={`${form}-name`}
      name="name"
      label={names.name}
      hint={names.nameHint}
      required
      maxLength={lengths.passName}
      defaultValue={values.name}
      error={errorOf(fields, "name")}
    />
  );
}

/** Creates an access link. The list then shows its address. */
export function CreateLink({ values, fields, now }: CreateFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{words.createLink.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.createLink.lead}</p>
      <form method="post" action={staffEndpoints.createLink} className="grid grid-cols-1 gap-6">
        <IdempotencyKeyField />
        <NameField form="link" values={values} fields={fields} />
        <MomentField
          id="link-end"
          name="endsAt"
          label={names.end}
          hint={names.linkEnd}
          value={values.endsAt ?? ""}
          error={errorOf(fields, "endsAt")}
          required
          now={now}
        />
        <SelectField
          name="through"
          label={names.through}
          options={accessScopes.map((value) => ({ value, label: words.throughOptions[value] }))}
          defaultValue={values.through}
          error={errorOf(fields, "through")}
        />
        <SelectField
          name="audience"
          label={names.audience}
          options={audiences.map((value) => ({ value, label: words.audienceOptions[value] }))}
          defaultValue={values.audience}
          error={errorOf(fields, "audience")}
        />
        <Button type="submit" className="justify-self-start">
          {words.createLink.button}
        </Button>
      </form>
    </Card>
  );
}

/**
 * Creates a passcode. It has no form key, because the record kept to detect a second submission would contain the
 * passcode.
 */
export function CreatePasscode({ values, fields, now }: CreateFormProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{words.createPasscode.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.createPasscode.lead}</p>
      <form method="post" action={staffEndpoints.createPasscode} className="grid grid-cols-1 gap-6">
        <NameField form="passcode" values={values} fields={fields} />
        <NewPasscode
          name="passcode"
          label={names.passcode}
          hint={names.passcodeHint}
          labels={passcodeWords}
          error={errorOf(fields, "passcode")}
        />
        <MomentField
          id="passcode-end"
          name="endsAt"
          label={names.end}
          hint={names.noEnd}
          value={values.endsAt ?? ""}
          error={errorOf(fields, "endsAt")}
          now={now}
        />
        <Button type="submit" className="justify-self-start">
          {words.createPasscode.button}
        </Button>
      </form>
    </Card>
  );
}
