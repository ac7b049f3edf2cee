import "server-only";
import { addMinutes } from "date-fns";
import { cookies } from "next/headers";
import { type Staff, staffKey } from "@/lib/platform/context";
import { cookie, cookieName } from "@/lib/platform/http/cookies";
import { seal, unseal } from "@/lib/platform/sealed";
import { figures } from "@/lib/site/figures";

const name = "palisade-shown";
const purpose = "shown once";

const boundTo = (page: string, staff: Staff): string => `${page} ${staffKey(staff)}`;

/**
 * Hands what may be said once, and is stored nowhere, to the page that says it: in a cookie that only this site can read,
 * only that page is sent, and that is gone after some minutes. It is said to who did it, and not to whoever signs in in the
 * same browser after them.
 * @returns its Set-Cookie value
 */
export function showOnce(page: string, staff: Staff, words: readonly string[], now = new Date()): string {
  const minutes = figures.shownOnceMinutes;
  // A copy of the cookie says nothing after that either.
  const until = addMinutes(now, minutes).getTime();
  return cookie(name, seal(JSON.stringify([until, words]), purpose, boundTo(page, staff)), {
    sameSite: "Strict",
    maxAge: minutes * 60,
    path: page,
  });
}

/** What a page has to say once to who is signed in; null when there is nothing. */
export async function readShown(page: string, staff: Staff, now = new Date()): Promise<string[] | null> {
  const value = (await cookies()).get(cookieName(name, page))?.value;
  if (!value) return null;
  try {
    const [until, words] = JSON.parse(unseal(value, purpose, boundTo(page, staff))) as [number, string[]];
    return until > now.getTime() ? words : null;
  } catch {
    return null;
  }
}
