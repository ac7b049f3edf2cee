import "server-only";
import { addMinutes } from "date-fns";
import { type Staff, staffKey } from "@/lib/platform/context";
import { decryptSecret, encryptSecret } from "@/lib/platform/encrypt-secret";
import { defineCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

const shownCookie = defineCookie("palisade-shown", { sameSite: "Strict", path: paths.operator });
const purpose = "shown once";

const secretBinding = (page: string, staff: Staff): string => `${page} ${staffKey(staff)}`;

/**
 * Passes a secret that is shown once and never stored, such as a token, to the page that shows it: in an encrypted cookie for that page,
 * valid for some minutes, and only for the same person.
 * @returns its Set-Cookie value
 */
export function shownOnceCookie(
  page: string,
  staff: Staff,
  secrets: readonly string[],
  now = new Date(),
): string {
  const minutes = figures.shownOnceMinutes;
  // A copy of the cookie expires, too.
  const until = addMinutes(now, minutes).getTime();
  const encrypted = encryptSecret(JSON.stringify([until, secrets]), purpose, secretBinding(page, staff));
  return shownCookie.set(encrypted, { maxAge: minutes * 60, path: page });
}

/** The secret for this page and person; null if there is none. */
export async function readShownOnce(page: string, staff: Staff, now = new Date()): Promise<string[] | null> {
  const value = await shownCookie.readOnPage();
  if (!value) return null;
  try {
    const [until, secrets] = JSON.parse(decryptSecret(value, purpose, secretBinding(page, staff))) as [
      number,
      string[],
    ];
    return until > now.getTime() ? secrets : null;
  } catch {
    return null;
  }
}
