import type { Metadata } from "next";
import { ConsoleHead, Said } from "@/components/console/parts";
import { TokenForm } from "@/components/console/sign-in";
import { KeyFields } from "@/components/people/key-fields";
import { Passkey } from "@/components/people/passkey";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fold } from "@/components/ui/fold";
import { type Query, readFlash } from "@/lib/console/form-page";
import { operatorPage } from "@/lib/console/require-operator";
import { consoleTarget } from "@/lib/console/sessions";
import { readAccount } from "@/lib/people/account";
import { askPasskey, relyingParty } from "@/lib/people/webauthn";
import { peopleCopy } from "@/lib/people/words";
import { peoplePaths } from "@/lib/site/paths";

const { proof: copy, signIn } = peopleCopy;

export const metadata: Metadata = { title: copy.title };

/** Takes the key once more, whichever the session was opened with. */
export default async function ProofPage({ searchParams }: { searchParams: Query }) {
  const now = new Date();
  const staff = await operatorPage(now, null);
  const { to, typed, said } = await searchParams;
  const { person } = await readAccount(staff, now);
  const hidden = (
    <>
      <input type="hidden" name="to" value={consoleTarget(to) ?? peoplePaths.account} />
      {typeof typed === "string" && <input type="hidden" name="typed" value={typed} />}
    </>
  );
  const flash = readFlash(said);
  return (
    <div className="max-w-xl">
      <Said flash={flash} />
      <ConsoleHead title={copy.title} lead={copy.lead} />
      <Card className="grid gap-4 p-5 sm:p-6">
        {!person && <TokenForm hidden={hidden} action={peoplePaths.showProof} />}
        {person && person.passkeys.length > 0 && (
          <Passkey
            action={peoplePaths.showProof}
            origin={relyingParty().origin}
            request={{ kind: "get", options: await askPasskey(`proof ${person.id}`, now, person.passkeys) }}
          >
            {hidden}
          </Passkey>
        )}
        {person && (
          <Fold summary={signIn.withPassword} open={person.passkeys.length === 0 || flash !== null}>
            <form method="post" action={peoplePaths.showProof} className="grid gap-5">
              {hidden}
              <KeyFields prefix="person" email={person.email} />
              <Button type="submit" size="lg">
                {copy.button}
              </Button>
            </form>
          </Fold>
        )}
      </Card>
    </div>
  );
}
