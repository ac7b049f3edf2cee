import "server-only";
import { addDays, addMonths } from "date-fns";
import type { Transaction } from "@/lib/platform/database";
import { newMailToken } from "@/lib/platform/secrets";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { type Language, pathIn } from "@/lib/site/language";
import { requestPaths } from "@/lib/site/paths";

/** The kinds of emailed links: single-use confirmation, request page for the person, request page for an agent. */
export type LinkPurpose = "privacy-confirm" | "privacy-follow" | "privacy-agent";

/** Minutes between two emails with a link to one request, so that a form can't flood a mailbox. */
export const minutesBetweenLinkEmails = 5;

/**
 * A secret link to a request, in its language. Every email gets a new one, because only hashes are stored; all of them open the
 * same page for as long as the record is kept.
 * @param endsAt when it expires, if not after the usual time
 */
export function newLink(
  purpose: LinkPurpose,
  request: { id: string; reference: string; language: Language },
  now: Date,
  endsAt?: Date,
) {
  const { token, tokenHash } = newMailToken();
  const single = purpose === "privacy-confirm";
  const path = single ? requestPaths.confirm(token) : requestPaths.follow(request.reference, token);
  const usual = single
    ? addDays(now, figures.privacy.confirmationDays)
    : addMonths(now, figures.retention.privacyRequestMonths);
  const expiresAt = endsAt ?? usual;
  const data = { tokenHash, purpose, subjectId: request.id, createdAt: now, expiresAt };
  return {
    href: `${site.url}${pathIn(request.language, path)}`,
    token,
    /** Stores the link, in the transaction that also stores its email. */
    store: (tx: Transaction) => tx.mailToken.create({ data }),
  };
}
