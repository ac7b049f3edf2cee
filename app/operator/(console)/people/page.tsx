import type { Metadata } from "next";
import { PersonItem } from "@/components/auth/person-item";
import { RightsTable } from "@/components/auth/rights-table";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { List, Rows } from "@/components/console/list";
import { ShownOnce } from "@/components/console/shown-once";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CheckboxField, SelectField, TextField } from "@/components/ui/field";
import { draftFields } from "@/lib/auth/forms/form-draft";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { readShownOnce } from "@/lib/auth/forms/shown-once";
import { isInvitationOpen } from "@/lib/auth/people/invitations";
import { listPeople, type PersonView } from "@/lib/auth/people/people";
import { peopleWords, personRoleOptions } from "@/lib/auth/people/words";
import { sections } from "@/lib/console/sections";
import { consoleWords } from "@/lib/console/words";
import { outboxWords } from "@/lib/mail/words";
import { env } from "@/lib/platform/environment";
import { lengths } from "@/lib/platform/forms/lengths";
import { readSearch } from "@/lib/platform/list-query";
import { peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";

const { people: words } = peopleWords;

export const metadata: Metadata = { title: words.title };

/** Whether a person matches a search. All people are read at once, because there are at most 200. */
const matchesSearch = ({ name, email, role }: PersonView, search: string) =>
  `${name} ${email} ${role}`.toLowerCase().includes(search.toLowerCase());

export default async function PeoplePage({ searchParams }: { searchParams: Query }) {
  const { now, staff, flash, draft } = await loadFormPage(
    peoplePaths.people,
    searchParams,
    sections.people.right,
  );
  const [people, secrets] = await Promise.all([listPeople(now), readShownOnce(peoplePaths.people, staff)]);
  const isOpen = secrets !== null && (await isInvitationOpen(secrets[1] ?? "", now));
  const [shownName = "", url = "", emailed = ""] = secrets ?? [];
  const emailedLead = env().SMTP_URL ? words.linkLeadEmailed : words.linkLeadUnsent;
  const search = readSearch(await searchParams);
  const matchingPeople = people.filter((person) => matchesSearch(person, search));
  const { values } = draft;
  const named = draftFields(draft);
  return (
    <>
      <FlashNotice flash={flash} />
      <ConsoleHead title={words.title} lead={words.lead} />
      {isOpen && (
        <ShownOnce
          title={words.linkTitle}
          lead={emailed ? emailedLead : words.linkLead}
          label={words.linkLabel(shownName)}
          text={url}
        />
      )}
      <List
        label={words.title}
        search={
          people.length > 5 ? { action: peoplePaths.people, label: words.search, value: search } : undefined
        }
        count={matchingPeople.length}
        none={{ icon: "users", text: search ? consoleWords.list.noMatch(search) : words.none }}
      >
        <Rows>
          {matchingPeople.map((person) => (
            <PersonItem key={person.id} person={person} />
          ))}
        </Rows>
      </List>
      <Card className="mt-8 max-w-2xl p-5 sm:p-6">
        <h2 className="text-heading">{words.invite}</h2>
        <p className="mt-1.5 mb-5 text-[0.9375rem] leading-6 text-ink-soft">{words.inviteLead}</p>
        <form method="post" action={staffEndpoints.people} className="grid gap-5">
          <IdempotencyKeyField />
          <TextField
            {...named("name")}
            label={words.fields.name}
            required
            maxLength={lengths.name}
            autoComplete="off"
          />
          <TextField
            {...named("email")}
            label={words.fields.email}
            type="email"
            required
            maxLength={lengths.email}
            autoComplete="off"
          />
          <SelectField
            {...named("role", people.length === 0 ? "owner" : "viewer")}
            label={words.fields.role}
            options={personRoleOptions}
          />
          <CheckboxField
            name="sendEmail"
            label={words.emailLink}
            hint={env().SMTP_URL ? words.emailLinkHint : outboxWords.files(env().MAIL_DIR)}
            defaultChecked={values.name === undefined || (values.sendEmail ?? "false") !== "false"}
          />
          <Button type="submit" size="lg" className="justify-self-start">
            {words.button}
          </Button>
        </form>
      </Card>
      <RightsTable />
    </>
  );
}
