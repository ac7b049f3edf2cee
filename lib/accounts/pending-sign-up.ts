import "server-only";
import { cookies } from "next/headers";
import { cookie, cookieName, readCookie } from "@/lib/platform/http/cookies";
import { seal, unseal } from "@/lib/platform/sealed";
import { figures } from "@/lib/site/figures";

const name = "palisade-sign-up";
const purpose = "pending sign-up";

/** A sign-up of this browser whose address isn't confirmed yet. */
interface PendingSignUp {
  /** As it was typed. */
  email: string;
  /** Its id, or one that nothing has where the address had a confirmed account. */
  signUp: string;
}

/** Tells the browser that signed up, and nobody else, where the email went. @returns the Set-Cookie value */
export function pendingCookie(pending: PendingSignUp): string {
  return cookie(name, seal(JSON.stringify(pending), purpose, ""), {
    sameSite: "Strict",
    maxAge: figures.signUpCookieMinutes * 60,
  });
}

function opened(value: string | undefined): PendingSignUp | null {
  if (!value) return null;
  try {
    return JSON.parse(unseal(value, purpose, "")) as PendingSignUp;
  } catch {
    return null;
  }
}

/** The sign-up that a request's browser waits to confirm, or null. */
export const pendingOf = (request: Request): PendingSignUp | null => opened(readCookie(request, name));

/** The same, for the page that is rendered now. */
export const pendingHere = async (): Promise<PendingSignUp | null> =>
  opened((await cookies()).get(cookieName(name))?.value);
