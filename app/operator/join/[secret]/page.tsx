import type { Metadata } from "next";
import { Passkey } from "@/components/auth/passkey";
import { PasswordSetup } from "@/components/auth/password-setup";
import { SignInCard } from "@/components/auth/sign-in";
import { FlashNotice } from "@/components/console/flash-notice";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Collapsible } from "@/components/ui/collapsible";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { newTotpSetup } from "@/lib/auth/credentials/codes";
import { passkeyCreationOptions, relyingParty } from "@/lib/auth/credentials/webauthn";
import { type Query, readFlash } from "@/lib/auth/forms/form-page";
import { findInvitation } from "@/lib/auth/people/invitations";
import { peopleWords, roleNames } from "@/lib/auth/people/words";
import { HttpError } from "@/lib/platform/http-error";
import { isRole } from "@/lib/platform/rights";
import { paths } from "@/lib/site/paths";
import { peoplePaths } from "@/lib/site/staff-paths";

const { join: words, account } = peopleWords;

export const metadata: Metadata = { title: words.title };

type Props = { params: Promise<{ secret: string }>; searchParams: Query };

async function openInvitation(secret: string, now: Date) {
  return findInvitation(secret, now).catch((error: unknown) => {
    if (error instanceof HttpError) return error.message;
    throw error;
  });
}

/** The page where an invited person sets up their credentials. Opening it doesn't use up the invitation. */
export default async function JoinPage({ params, searchParams }: Props) {
  const now = new Date();
  const [{ secret }, { flash }] = await Promise.all([params, searchParams]);
  const invitation = await openInvitation(secret, now);
  if (typeof invitation === "string") {
    return (
      <SignInCard title={words.dead}>
        <Notice tone="warning" className="my-5">
          {invitation}
        </Notice>
        <ButtonLink href={paths.operator} variant="secondary">
          {words.toSignIn}
        </ButtonLink>
      </SignInCard>
    );
  }
  const { person, hash } = invitation;
  const notice = await readFlash(peoplePaths.join(secret), flash, now);
  const role = isRole(person.role) ? roleNames[person.role].title : person.role;
  const options = await passkeyCreationOptions(person, [], `join ${hash}`, now);
  return (
    <SignInCard title={words.title} lead={words.lead(person.name, role)}>
      <div className="mt-5 grid gap-4">
        <FlashNotice flash={notice} />
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
        <Collapsible summary={words.password} open={notice !== null}>
          <form method="post" action={peoplePaths.accept(secret)} className="grid gap-5">
            <PasswordSetup setup={newTotpSetup(person)} email={person.email} />
            <Button type="submit" size="lg">
              {words.button}
            </Button>
          </form>
        </Collapsible>
      </div>
    </SignInCard>
  );
}
