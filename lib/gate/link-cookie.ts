import "server-only";
import { cookie, cookieName, readCookie } from "@/lib/platform/http/cookies";
import { figures } from "@/lib/site/figures";
import { enterPage } from "@/lib/site/paths";
import { linkSecretOf } from "./decide";

const name = "palisade-link";

/** What the cookie that carries a link's secret is called in headers. */
export const linkCookieName = cookieName(name, enterPage);

/** What stands for an address that no link has. */
const noSecret = "none";

/**
 * What carries a link's secret from its address to the page with the button, so that the address bar, the history and
 * the next page's Referer don't keep it. It goes to that page only and opens nothing.
 * @param path the path that was asked for
 * @returns the Set-Cookie value
 */
export function newLinkCookie(path: string): string {
  const maxAge = figures.linkButtonMinutes * 60;
  return cookie(name, linkSecretOf(path) ?? noSecret, { sameSite: "Lax", maxAge, path: enterPage });
}

/** What ends it, once the secret is traded. */
export const endedLinkCookie = (): string =>
  cookie(name, "", { sameSite: "Lax", maxAge: 0, path: enterPage });

/** The secret of the link that a request is about: by its address, or on the page with the button by its cookie. */
export function secretAsked(request: Request, path: string): string | null {
  if (path !== enterPage) return linkSecretOf(path);
  return readCookie(request, name, enterPage) || null;
}
