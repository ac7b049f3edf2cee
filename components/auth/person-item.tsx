import { ConfirmButton } from "@/components/console/confirm-button";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import type { PersonView } from "@/lib/auth/people/people";
import { peopleWords, roleNames } from "@/lib/auth/people/words";
import { personRoles } from "@/lib/platform/rights";
import { exactTime } from "@/lib/site/dates";
import { upperFirst } from "@/lib/site/first-letter";
import { staffEndpoints } from "@/lib/site/staff-paths";

const { people: words } = peopleWords;

const tones: Record<PersonView["state"], Tone> = {
  active: "allowed",
  invited: "accent",
  expired: "neutral",
};

function factsOf({ passkeys, hasPassword, lastSignInAt, openSessions, tokens }: PersonView): string {
  const facts = [
    words.credentials(passkeys, hasPassword),
    lastSignInAt ? words.last(exactTime(new Date(lastSignInAt))) : words.never,
    ...(openSessions > 0 ? [words.sessions(openSessions)] : []),
    ...(tokens.length > 0 ? [words.tokens(tokens)] : []),
  ];
  return `${upperFirst(facts.join(", "))}.`;
}

/** A member of staff in the list, with the actions that an owner may take. */
export function PersonItem({ person }: { person: PersonView }) {
  const { id, name, email, role, state } = person;
  return (
    <li data-item className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 basis-72 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p className="mt-0.5 text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-[0.875rem] leading-5 text-ink-faint">
          <TimedText text={factsOf(person)} at={[person.lastSignInAt]} relative />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <form method="post" action={staffEndpoints.changeRole} className="flex gap-2">
          <IdempotencyKeyField />
          <input type="hidden" name="id" value={id} />
          <Select
            name="role"
            aria-label={words.roleOf(name)}
            defaultValue={role}
            options={personRoles.map((value) => ({ value, label: roleNames[value].title }))}
            className="h-11"
          />
          <Button type="submit" variant="secondary" aria-label={`${words.save}: ${words.roleOf(name)}`}>
            {words.save}
          </Button>
        </form>
        <ConfirmButton
          label={words.reset}
          of={name}
          lead={words.resetLead}
          action={staffEndpoints.resetPerson}
          fields={{ id }}
        />
        <ConfirmButton
          label={words.remove}
          of={name}
          lead={words.removeLead}
          action={staffEndpoints.removePerson}
          fields={{ id }}
        />
      </div>
    </li>
  );
}
