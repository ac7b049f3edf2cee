import "server-only";
import { defineCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";
import { type Language, pathIn, splitPath } from "@/lib/site/language";
import { enterPage } from "@/lib/site/paths";
import { linkSecretOf } from "./gate-decision";

/** Carries a link's secret to the page with the button. */
export const linkCookie = defineCookie("palisade-link", { sameSite: "Lax", path: enterPage });

/** The cookie's value if the address is no valid link. */
const noSecret = "none";

/**
 * The cookie that passes a link's secret from its address to the page with the button, which keeps it out of the
 * address bar, the history and the Referer. It is sent to that page only, in the address's language, and grants no
 * access.
 * @param path the requested path
 * @returns the Set-Cookie value
 */
export function newLinkCookie(path: string): string {
  const maxAge = figures.linkButtonMinutes * 60;
  const page = pathIn(splitPath(path).language, enterPage);
  return linkCookie.set(linkSecretOf(path) ?? noSecret, { maxAge, path: page });
}

/** Deletes that cookie after the secret was exchanged. @param language of the page whose button was pressed */
export const endedLinkCookie = (language: Language): string => linkCookie.expire(pathIn(language, enterPage));

/** The secret of a request's link: from its address or, on the page with the button, from its cookie. */
export function secretAsked(request: Request, path: string): string | null {
  if (splitPath(path).path !== enterPage) return linkSecretOf(path);
  return linkCookie.read(request) || null;
}
