import "server-only";
import { addMinutes } from "date-fns";
import { decryptSecret, encryptSecret } from "@/lib/platform/encrypt-secret";
import { defineCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";
import type { Registration } from "./schema";

const signUpCookie = defineCookie("palisade-sign-up", { sameSite: "Strict" });
const purpose = "pending sign-up";

/** An unconfirmed sign-up of this browser. */
interface PendingSignUp {
  /** The address in the spelling that was typed. */
  email: string;
  /** Its id, which confirms it without the password; an unused one if the address has a confirmed account. */
  signUp: string;
  /** The rest of the form but its password, for signing up again with another address. */
  typed?: Pick<Registration, "firstName" | "lastName" | "companyName">;
}

const lastsMinutes = figures.signUpCookieMinutes;

/**
 * A cookie that tells the browser where the email was sent, and proves that it signed up. It is encrypted with its expiry, so only this
 * site can read it.
 * @returns the Set-Cookie value
 */
export function pendingCookie(pending: PendingSignUp, now: Date): string {
  const until = addMinutes(now, lastsMinutes).getTime();
  const cookieValue = encryptSecret(JSON.stringify({ ...pending, until }), purpose, "");
  return signUpCookie.set(cookieValue, { maxAge: lastsMinutes * 60 });
}

function decryptPending(value: string | undefined, now: Date): PendingSignUp | null {
  if (!value) return null;
  try {
    const { until, ...pending } = JSON.parse(decryptSecret(value, purpose, "")) as PendingSignUp & {
      until: number;
    };
    return until > now.getTime() ? pending : null;
  } catch {
    return null;
  }
}

/** The pending sign-up of a request's browser, or null. */
export const pendingOf = (request: Request, now: Date): PendingSignUp | null =>
  decryptPending(signUpCookie.read(request), now);

/** The unconfirmed sign-up of the browser for which the page is being rendered. */
export const pendingHere = async (): Promise<PendingSignUp | null> =>
  decryptPending(await signUpCookie.readOnPage(), new Date());
