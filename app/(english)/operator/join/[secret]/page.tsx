import type { Metadata } from "next";
import { Said } from "@/components/console/parts";
import { SignInCard } from "@/components/console/sign-in";
import { Passkey } from "@/components/people/passkey";
import { PasswordSetup } from "@/components/people/password-setup";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { TextField } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import { type Query, readFlash } from "@/lib/console/form-page";
import { newTotp } from "@/lib/people/codes";
import { findInvitation } from "@/lib/people/invitations";
import { askNewPasskey, relyingParty } from "@/lib/people/webauthn";
import { peopleCopy, roleNames } from "@/lib/people/words";
import { Refusal } from "@/lib/platform/refusal";
import { isRole } from "@/lib/platform/rights";
import { paths, peoplePaths } from "@/lib/site/paths";

const { join: copy, account } = peopleCopy;

export const metadata: Metadata = { title: copy.title };

type Props = { params: Promise<{ secret: string }>; searchParams: Query };

async function openInvitation(secret: string, now: Date) {
  return findInvitation(secret, now).catch((error: unknown) => {
    if (error instanceof Refusal) return error.message;
    throw error;
  });
}

/** Where an invited person sets up their key. Looking at it uses nothing. */
export default async function JoinPage({ params, searchParams }: Props) {
  const now = new Date();
  const [{ secret }, { said }] = await Promise.all([params, searchParams]);
  const found = await openInvitation(secret, now);
  if (typeof found === "string") {
    return (
      <SignInCard title={copy.dead}>
        <Notice tone="warning" className="my-5">
          {found}
        </Notice>
        <ButtonLink href={paths.operator} variant="secondary">
          {copy.toSignIn}
        </ButtonLink>
      </SignInCard>
    );
  }
  const { person, hash } = found;
  const flash = readFlash(said);
  const role = isRole(person.role) ? roleNames[person.role].title.toLowerCase() : person.role;
  const options = await askNewPasskey(person, [], `join ${hash}`, now);
  return (
    <SignInCard title={copy.title} lead={copy.lead(person.name, role)}>
      <div className="mt-5 grid gap-4">
        <Said flash={flash} />
        <Passkey
          action={peoplePaths.accept(secret)}
          origin={relyingParty().origin}
          request={{ kind: "create", options }}
        >
          <TextField
            name="passkey"
            label={account.passkeyName}
            hint={account.passkeyHint}
            required
            maxLength={60}
          />
        </Passkey>
        <Fold summary={copy.password} open={flash !== null}>
          <form method="post" action={peoplePaths.accept(secret)} className="grid gap-5">
            <PasswordSetup setup={newTotp(person)} email={person.email} />
            <Button type="submit" size="lg">
              {copy.button}
            </Button>
          </form>
        </Fold>
      </div>
    </SignInCard>
  );
}
