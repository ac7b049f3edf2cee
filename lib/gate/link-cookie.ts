import "server-only";
import { cookie, cookieName, readCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";
import { type Language, pathIn, splitPath } from "@/lib/site/language";
import { enterPage } from "@/lib/site/paths";
import { linkSecretOf } from "./gate-decision";

const name = "palisade-link";

/** What the cookie that carries a link's secret is called in headers. */
export const linkCookieName = cookieName(name, enterPage);

/** What stands for an address that no link has. */
const noSecret = "none";

/**
 * What carries a link's secret from its address to the page with the button, so that the address bar, the history and
 * the next page's Referer don't keep it. It goes to that page only, in the language of the address, and opens nothing.
 * @param path the path that was asked for
 * @returns the Set-Cookie value
 */
export function newLinkCookie(path: string): string {
  const maxAge = figures.linkButtonMinutes * 60;
  const page = pathIn(splitPath(path).language, enterPage);
  return cookie(name, linkSecretOf(path) ?? noSecret, { sameSite: "Lax", maxAge, path: page });
}

/** What ends it, once the secret is traded. @param language the one of the page whose button was pressed */
export const endedLinkCookie = (language: Language): string =>
  cookie(name, "", { sameSite: "Lax", maxAge: 0, path: pathIn(language, enterPage) });

/** The secret of the link that a request is about: by its address, or on the page with the button by its cookie. */
export function secretAsked(request: Request, path: string): string | null {
  if (splitPath(path).path !== enterPage) return linkSecretOf(path);
  return readCookie(request, name, enterPage) || null;
}
