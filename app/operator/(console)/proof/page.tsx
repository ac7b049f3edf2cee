import type { Metadata } from "next";
import { Passkey } from "@/components/auth/passkey";
import { PasswordFields } from "@/components/auth/password-fields";
import { TokenForm } from "@/components/auth/sign-in";
import { ConsoleHead } from "@/components/console/console-head";
import { FlashNotice } from "@/components/console/flash-notice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { passkeyRequestOptions, relyingParty } from "@/lib/auth/credentials/webauthn";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { readAccount } from "@/lib/auth/people/account";
import { peopleWords } from "@/lib/auth/people/words";
import { requireStaffOnPage } from "@/lib/auth/sessions/require-staff";
import { safeConsolePath } from "@/lib/auth/sessions/sessions";
import { peoplePaths } from "@/lib/site/staff-paths";

const { proof: words, signIn } = peopleWords;

export const metadata: Metadata = { title: words.title };

/** Asks for credentials again, which may differ from those used to sign in. */
export default async function ProofPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await requireStaffOnPage(now, null);
  const { to, typed, pressed, flash } = await searchParams;
  const { person } = await readAccount(staff, now);
  const hidden = (
    <>
      <input type="hidden" name="to" value={safeConsolePath(to) ?? peoplePaths.account} />
      {typeof typed === "string" && <input type="hidden" name="typed" value={typed} />}
      {typeof pressed === "string" && <input type="hidden" name="pressed" value={pressed} />}
    </>
  );
  const notice = await readFlash(peoplePaths.reauthentication, flash, now);
  return (
    <div className="max-w-xl">
      <FlashNotice flash={notice} />
      <ConsoleHead title={words.title} lead={words.lead} />
      <Card className="grid gap-4 p-5 sm:p-6">
        {!person && <TokenForm hidden={hidden} action={peoplePaths.reauthenticate} button={words.button} />}
        {person && person.passkeys.length > 0 && (
          <Passkey
            action={peoplePaths.reauthenticate}
            origin={relyingParty().origin}
            request={{
              kind: "get",
              options: await passkeyRequestOptions(`proof ${person.id}`, now, person.passkeys),
            }}
          >
            {hidden}
          </Passkey>
        )}
        {person && (
          <Collapsible summary={signIn.withPassword} open={person.passkeys.length === 0 || notice !== null}>
            <form method="post" action={peoplePaths.reauthenticate} className="grid gap-5">
              {hidden}
              <PasswordFields prefix="person" email={person.email} />
              <Button type="submit" size="lg">
                {words.button}
              </Button>
            </form>
          </Collapsible>
        )}
      </Card>
    </div>
  );
}
