import type { Metadata } from "next";
import { AccountActionButton, AccountRow, AccountSection } from "@/components/auth/account-parts";
import { Passkey } from "@/components/auth/passkey";
import { PasswordSetup } from "@/components/auth/password-setup";
import { SessionList } from "@/components/auth/session-list";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { TimedText } from "@/components/console/moment";
import { ShownOnce } from "@/components/console/shown-once";
import { NoticeForm } from "@/components/desk/notice-form";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Collapsible } from "@/components/ui/collapsible";
import { TextField } from "@/components/ui/field";
import { newTotpSetup } from "@/lib/auth/credentials/codes";
import { passkeyCreationOptions, relyingParty } from "@/lib/auth/credentials/webauthn";
import { loadFormPage, type Query } from "@/lib/auth/forms/form-page";
import { readShownOnce } from "@/lib/auth/forms/shown-once";
import { readAccount } from "@/lib/auth/people/account";
import { peopleWords, roleNames } from "@/lib/auth/people/words";
import { sessionId, staffCookie } from "@/lib/auth/sessions/sessions";
import { sections } from "@/lib/console/sections";
import { noticesOf, readNotices } from "@/lib/desk/notices";
import { exactTime } from "@/lib/site/dates";
import { peoplePaths } from "@/lib/site/staff-paths";

const { account: words } = peopleWords;

export const metadata: Metadata = { title: words.title };

/** The viewer's own credentials and sessions. */
export default async function AccountPage({ searchParams }: { searchParams: Query }) {
  const { now, staff, flash, draft } = await loadFormPage(
    peoplePaths.account,
    searchParams,
    sections.account.right,
  );
  const currentSessionId = sessionId(await staffCookie.readOnPage());
  const [{ person, sessions }, codes] = await Promise.all([
    readAccount(staff, now),
    readShownOnce(peoplePaths.account, staff),
  ]);
  const sessionList = <SessionList sessions={sessions} here={currentSessionId} />;
  if (!person) {
    return (
      <>
        <FlashNotice flash={flash} />
        <ConsoleHead title={words.title} lead={words.tokenLead}>
          <ButtonLink href={peoplePaths.people} variant="secondary">
            {words.toPeople}
          </ButtonLink>
        </ConsoleHead>
        <div className="max-w-2xl">{sessionList}</div>
      </>
    );
  }
  const request = await passkeyCreationOptions(person, person.passkeys, `add ${person.id}`, now);
  const hasPassword = person.passwordHash !== null;
  return (
    <>
      <FlashNotice flash={flash} />
      <ConsoleHead
        title={words.title}
        lead={`${words.lead(person.name, roleNames[staff.role].title)} ${words.proof}`}
      />
      {codes && (
        <ShownOnce
          title={words.codesTitle}
          lead={words.codesLead}
          text={codes.join("\n")}
          label={words.recovery}
          file={words.codesFile}
        />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AccountSection title={words.passkeys} lead={words.passkeysLead}>
          {person.passkeys.length === 0 ? (
            <p className="text-ink-soft">{words.noPasskeys}</p>
          ) : (
            <ul className="divide-y divide-line">
              {person.passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
                const addedText = words.added(exactTime(createdAt));
                const usedText = lastUsedAt ? words.used(exactTime(lastUsedAt)) : words.unused;
                return (
                  <AccountRow
                    key={id}
                    title={name}
                    facts={<TimedText text={`${addedText}, ${usedText}`} at={[createdAt, lastUsedAt]} />}
                  >
                    <AccountActionButton order="remove-passkey" id={id} label={words.remove} of={name} />
                  </AccountRow>
                );
              })}
            </ul>
          )}
          <Passkey
            action={peoplePaths.accountOrders}
            origin={relyingParty().origin}
            request={{ kind: "create", options: request }}
          >
            <IdempotencyKeyField />
            <input type="hidden" name="order" value="add-passkey" />
            <TextField
              name="passkey"
              label={words.passkeyName}
              hint={words.passkeyHint}
              required
              maxLength={60}
              defaultValue={draft.values.passkey}
            />
          </Passkey>
        </AccountSection>
        <div className="grid gap-6">
          <AccountSection title={words.password} lead={hasPassword ? words.hasPassword : words.passwordLead}>
            <Collapsible
              summary={hasPassword ? words.replacePassword : words.setPassword}
              open={draft.values.order === "set-password"}
            >
              <form method="post" action={peoplePaths.accountOrders} className="grid gap-5">
                <IdempotencyKeyField />
                <input type="hidden" name="order" value="set-password" />
                <PasswordSetup setup={newTotpSetup(person)} email={person.email} />
                <Button type="submit" className="justify-self-start">
                  {words.setPassword}
                </Button>
              </form>
            </Collapsible>
            {hasPassword && <AccountActionButton order="remove-password" label={words.removePassword} />}
          </AccountSection>
          <AccountSection title={words.recovery} lead={words.recoveryLead(person._count.recoveryCodes)}>
            <AccountActionButton order="recovery-codes" label={words.newCodes} />
          </AccountSection>
          <NoticeForm offered={noticesOf(staff.role)} chosen={await readNotices(person.id)} />
          {sessionList}
        </div>
      </div>
    </>
  );
}
