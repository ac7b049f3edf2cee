import "server-only";
import { cookies } from "next/headers";
import { cookie, cookieName } from "@/lib/platform/http/cookies";
import { seal, unseal } from "@/lib/platform/sealed";
import { figures } from "@/lib/site/figures";

const name = "palisade-shown";
const purpose = "shown once";

/**
 * Hands what may be said once, and is stored nowhere, to the page that says it: in a cookie that only this site can read,
 * only that page is sent, and that is gone after some minutes.
 * @returns its Set-Cookie value
 */
export function showOnce(page: string, words: readonly string[]): string {
  const maxAge = figures.shownOnceMinutes * 60;
  return cookie(name, seal(JSON.stringify(words), purpose, page), { sameSite: "Strict", maxAge, path: page });
}

/** What a page has to say once; null when there is nothing. */
export async function readShown(page: string): Promise<string[] | null> {
  const value = (await cookies()).get(cookieName(name, page))?.value;
  if (!value) return null;
  try {
    return JSON.parse(unseal(value, purpose, page)) as string[];
  } catch {
    return null;
  }
}
