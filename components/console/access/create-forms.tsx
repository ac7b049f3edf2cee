import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/field";
import { accessScopes, audiences } from "@/lib/access/vocabulary";
import { passcodeWords, accessWords as words } from "@/lib/access/words";
import { draftFields, errorOf, type FormDraftValues } from "@/lib/auth/forms/form-draft";
import { lengths } from "@/lib/platform/forms/lengths";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { IdempotencyKeyField } from "../idempotency-key-field";
import { MomentField } from "../moment-field";
import { NewPasscode } from "../new-passcode";

type CreateFormProps = FormDraftValues & { now: Date };

const { fields: names } = words;

/** The page has two of these fields, so each needs its own id. */
function NameField({ form, ...draft }: FormDraftValues & { form: string }) {
  return (
    <TextField
      id={`${form}-name`}
      {...draftFields(draft)("name")}
      label={names.name}
      hint={names.nameHint}
      required
      maxLength={lengths.passName}
    />
  );
}

/** Creates an access link. The list then shows its address. */
export function CreateLink({ now, ...draft }: CreateFormProps) {
  const named = draftFields(draft);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{words.createLink.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.createLink.lead}</p>
      <form method="post" action={staffEndpoints.createLink} className="grid grid-cols-1 gap-6">
        <IdempotencyKeyField />
        <NameField form="link" {...draft} />
        <MomentField
          id="link-end"
          {...named("endsAt")}
          label={names.end}
          hint={names.linkEnd}
          required
          now={now}
        />
        <SelectField
          {...named("through")}
          label={names.through}
          options={accessScopes.map((value) => ({ value, label: words.throughOptions[value] }))}
        />
        <SelectField
          {...named("audience")}
          label={names.audience}
          options={audiences.map((value) => ({ value, label: words.audienceOptions[value] }))}
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
export function CreatePasscode({ now, ...draft }: CreateFormProps) {
  const named = draftFields(draft);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{words.createPasscode.title}</h2>
      <p className="mt-1 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.createPasscode.lead}</p>
      <form method="post" action={staffEndpoints.createPasscode} className="grid grid-cols-1 gap-6">
        <NameField form="passcode" {...draft} />
        <NewPasscode
          name="passcode"
          label={names.passcode}
          hint={names.passcodeHint}
          labels={passcodeWords}
          error={errorOf(draft.fields, "passcode")}
        />
        <MomentField id="passcode-end" {...named("endsAt")} label={names.end} hint={names.noEnd} now={now} />
        <Button type="submit" className="justify-self-start">
          {words.createPasscode.button}
        </Button>
      </form>
    </Card>
  );
}
