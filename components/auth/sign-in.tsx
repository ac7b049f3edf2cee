import type { ReactNode } from "react";
import { FlashNotice } from "@/components/console/flash-notice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Collapsible } from "@/components/ui/collapsible";
import { TextField } from "@/components/ui/field";
import { LogoMark } from "@/components/ui/logo-mark";
import { Notice } from "@/components/ui/notice";
import type { Flash } from "@/lib/auth/forms/form-page";
import { peopleWords } from "@/lib/auth/people/words";
import { type SignInResult, signInWords } from "@/lib/auth/sign-in-words";
import { consolePaths } from "@/lib/site/staff-paths";
import { Passkey } from "./passkey";
import type { PasskeyRequest } from "./passkey-form";
import { PasswordFields } from "./password-fields";

const { signIn: words } = peopleWords;

/** The layout of pages shown before sign-in. */
export function SignInCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <Card className="w-full max-w-md p-6 sm:p-8">
        <LogoMark className="size-9 text-accent" />
        <h1 className="mt-5 text-title">{title}</h1>
        {lead && <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">{lead}</p>}
        {children}
      </Card>
    </main>
  );
}

/** The user name field is for password managers only. */
export function TokenForm({
  wrong: errorMessage,
  hidden,
  action,
  button = signInWords.button,
}: {
  wrong?: string;
  hidden: ReactNode;
  action: string;
  button?: string;
}) {
  return (
    <form method="post" action={action} className="grid gap-5">
      {hidden}
      <p className="text-[0.9375rem] leading-6 text-ink-soft">{signInWords.tokenLead}</p>
      <input type="text" name="username" value="operator" autoComplete="username" readOnly hidden />
      <TextField
        name="token"
        label={signInWords.token}
        type="password"
        required
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={errorMessage}
        className="font-mono"
      />
      <Button type="submit" size="lg">
        {button}
      </Button>
    </form>
  );
}

type SignInProps = {
  answer: SignInResult | null;
  flash: Flash | null;
  target: string | null;
  /** Whether any account can sign in. `hasToken`: whether the operator token is accepted. */
  hasPeople: boolean;
  hasToken: boolean;
  passkey: { origin: string; request: PasskeyRequest };
};

/**
 * The sign-in form. Somebody who follows a link from another site may be signed in already: SameSite=Strict withholds
 * their cookie.
 */
export function SignIn({ answer, flash, target, hasPeople, hasToken, passkey }: SignInProps) {
  const hasSignedOut = answer === "out" || answer === "everywhere";
  const errorMessage = answer === "wrong" ? signInWords.answers.wrong : undefined;
  const hidden = target && <input type="hidden" name="to" value={target} />;
  const token = <TokenForm wrong={errorMessage} hidden={hidden} action={consolePaths.signIn} />;
  return (
    <SignInCard title={signInWords.heading} lead={signInWords.lead}>
      <div className="mt-5">
        <FlashNotice flash={flash} />
        {answer && !errorMessage && (
          <Notice
            tone={hasSignedOut ? "success" : "danger"}
            role={hasSignedOut ? "status" : "alert"}
            className="mb-5"
          >
            {signInWords.answers[answer]}
          </Notice>
        )}
        {hasPeople && (
          <div className="grid gap-4">
            <Passkey {...passkey} action={consolePaths.signIn}>
              {hidden}
            </Passkey>
            <Collapsible summary={words.withPassword} open={flash !== null}>
              <form method="post" action={consolePaths.signIn} className="grid gap-5">
                {hidden}
                <PasswordFields prefix="person" />
                <Button type="submit" size="lg">
                  {words.button}
                </Button>
              </form>
            </Collapsible>
            {hasToken && (
              <Collapsible summary={words.withToken} open={errorMessage !== undefined}>
                {token}
              </Collapsible>
            )}
          </div>
        )}
        {!hasPeople && hasToken && token}
        {!hasPeople && !hasToken && <Notice tone="info">{signInWords.nobody}</Notice>}
      </div>
      {target && (
        <p className="mt-4">
          <a
            href={target}
            className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current"
          >
            {signInWords.signedIn}
          </a>
        </p>
      )}
      {hasPeople && <p className="mt-5 text-[0.875rem] leading-5 text-ink-faint">{words.lost}</p>}
      <p className="mt-3 text-[0.875rem] leading-5 text-ink-faint">{signInWords.hours}</p>
    </SignInCard>
  );
}
