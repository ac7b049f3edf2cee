import "server-only";
import { addMinutes } from "date-fns";
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

const lastsMinutes = figures.signUpCookieMinutes;

/**
 * Tells the browser that signed up, and nobody else, where the email went. It says by itself when it is over: whoever
 * has a copy is held to that, too.
 * @returns the Set-Cookie value
 */
export function pendingCookie(pending: PendingSignUp, now: Date): string {
  const until = addMinutes(now, lastsMinutes).getTime();
  const sealed = seal(JSON.stringify({ ...pending, until }), purpose, "");
  return cookie(name, sealed, { sameSite: "Strict", maxAge: lastsMinutes * 60 });
}

function opened(value: string | undefined, now: Date): PendingSignUp | null {
  if (!value) return null;
  try {
    const { until, ...pending } = JSON.parse(unseal(value, purpose, "")) as PendingSignUp & { until: number };
    return until > now.getTime() ? pending : null;
  } catch {
    return null;
  }
}

/** The sign-up that a request's browser waits to confirm, or null. */
export const pendingOf = (request: Request, now: Date): PendingSignUp | null =>
  opened(readCookie(request, name), now);

/** The same, for the page that is rendered now. */
export const pendingHere = async (): Promise<PendingSignUp | null> =>
  opened((await cookies()).get(cookieName(name))?.value, new Date());
