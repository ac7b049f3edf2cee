import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignIn } from "@/components/auth/sign-in";
import { passkeyRequestOptions, relyingParty } from "@/lib/auth/credentials/webauthn";
import { readFlash } from "@/lib/auth/forms/form-page";
import { hasPeople } from "@/lib/auth/people/people";
import { isStaffSession, safeConsolePath, staffCookie } from "@/lib/auth/sessions/sessions";
import { type SignInResult, signInWords } from "@/lib/auth/sign-in-words";
import { env } from "@/lib/platform/environment";
import type { SearchParams } from "@/lib/platform/list-query";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";

export const metadata: Metadata = { title: { absolute: `${signInWords.title} · ${site.name}` } };

type Query = { searchParams: Promise<SearchParams> };

const isAnswer = (value: unknown): value is SignInResult =>
  typeof value === "string" && Object.hasOwn(signInWords.answers, value);

/** If the database can't be read, the session is unknown, and this page is shown. */
async function isSignedIn(): Promise<boolean> {
  const value = await staffCookie.readOnPage();
  return isStaffSession(value, new Date()).catch(() => false);
}

export default async function SignInPage({ searchParams }: Query) {
  const now = new Date();
  const { answer, to, flash } = await searchParams;
  const target = safeConsolePath(to);
  if (answer !== "stillIn" && (await isSignedIn())) redirect(target ?? consolePaths.overview);
  const { origin } = relyingParty();
  return (
    <SignIn
      answer={isAnswer(answer) ? answer : null}
      flash={isAnswer(answer) ? null : await readFlash(paths.operator, flash, now)}
      target={target}
      hasPeople={await hasPeople().catch(() => false)}
      hasToken={env().OPERATOR_TOKEN !== undefined}
      passkey={{ origin, request: { kind: "get", options: await passkeyRequestOptions("sign-in", now) } }}
    />
  );
}
