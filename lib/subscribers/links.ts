import "server-only";
import { sign, verifySigned } from "@/lib/platform/signed";
import { site } from "@/lib/site/brand";
import { endpointIn, type Language, pathIn } from "@/lib/site/language";
import { subscriptionPaths } from "@/lib/site/paths";

/** What a link does: starts the subscription that was asked for, or changes and ends the one that there is. */
type Purpose = "status-confirmation" | "status-subscription";

/** A link is signed and not stored: each mail of ten thousand has its own, for as long as the subscription lasts. */
const tokenOf = (purpose: Purpose, id: string) => sign(id, purpose, "");

/** The id that a link is for; null for one that this site didn't make. */
export const idOf = (purpose: Purpose, token: string): string | null => verifySigned(token, purpose, "");

export const confirmationLink = (requestId: string, language: Language) =>
  `${site.url}${pathIn(language, subscriptionPaths.confirm(tokenOf("status-confirmation", requestId)))}`;

/** The links in a mail to a subscriber: the page, and where a mail program ends it by itself (RFC 8058). */
export function subscriberLinks(
  id: string,
  language: Language,
): { token: string; manage: string; oneClick: string } {
  const token = tokenOf("status-subscription", id);
  return {
    token,
    manage: `${site.url}${pathIn(language, subscriptionPaths.manage(token))}`,
    oneClick: `${site.url}${endpointIn(language, subscriptionPaths.oneClick(token))}`,
  };
}
