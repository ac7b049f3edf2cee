import "server-only";
import { sign, verifySigned } from "@/lib/platform/signed";
import { site } from "@/lib/site/brand";
import { endpointIn, type Language, pathIn } from "@/lib/site/language";
import { subscriptionPaths } from "@/lib/site/paths";

/** A link's purpose: to confirm a requested subscription, or to change and end an existing one. */
type Purpose = "status-confirmation" | "status-subscription";

/** Links are signed, not stored, because each of ten thousand emails has its own for as long as the subscription lasts. */
const tokenOf = (purpose: Purpose, id: string) => sign(id, purpose, "");

/** The id that a link is for; null if this site didn't create it. */
export const idOf = (purpose: Purpose, token: string): string | null => verifySigned(token, purpose, "");

const purposes = { confirm: "status-confirmation", manage: "status-subscription" } as const;

/** Whether this site created a page's link, which may have expired. */
export const isSubscriptionLink = (page: keyof typeof purposes, token: string) =>
  idOf(purposes[page], token) !== null;

export const confirmationLink = (requestId: string, language: Language) =>
  `${site.url}${pathIn(language, subscriptionPaths.confirm(tokenOf("status-confirmation", requestId)))}`;

/** The links in an email to a subscriber: the page, and the one-click address for email programs (RFC 8058). */
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
