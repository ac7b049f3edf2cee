import "server-only";
import { addMinutes } from "date-fns";
import { canEmailNow, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { newMailToken } from "@/lib/platform/secrets";
import { newConfirmationEmail, newLinkEmail } from "@/lib/privacy/cases/step-emails";
import { agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import { withCurrentDeadline } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";
import { lockCase } from "@/lib/privacy/core/case-version";
import { minutesBetweenLinkEmails, newLink } from "@/lib/privacy/core/new-link";
import { awaitsLink } from "@/lib/privacy/core/unconfirmed";
import { laws } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";

/** Used when the request doesn't exist, so that the same work is done and discarded. */
const placeholderRequest = (now: Date, language: Language) => ({
  id: "none",
  reference: `${laws[0].referencePrefix}-0000-0000`,
  law: laws[0].id,
  requestType: laws[0].listed[0],
  language,
  email: `nobody@${site.domain}`,
  description: "",
  receivedAt: now,
  dueAt: now,
  pausedAt: null,
});

/** The most rows that such an email writes: itself and two links. */
const maxRows = 3;

/** Expired links that nobody gets; retention removes them. */
async function storeUnusableLinks(tx: Transaction, count: number, now: Date): Promise<void> {
  const row = { purpose: "privacy-none", subjectId: "none", createdAt: now, expiresAt: now };
  // One statement for each row, so that it takes as long as storing an email's links.
  for (let written = 0; written < count; written += 1)
    await tx.mailToken.create({ data: { tokenHash: newMailToken().tokenHash, ...row } });
}

/**
 * Emails a new link to the person or agent if reference and address match, with a confirmation link while one is needed. The
 * answer and the number of written rows are the same if they don't match, or if the address got too many emails, so that
 * neither timing nor answer tells whether a request exists.
 */
export async function sendRequestLink(
  context: Context,
  { reference, email }: { reference: string; email: string },
) {
  const { now } = context;
  const row = await read((db) => db.privacyRequest.findUnique({ where: { reference } }));
  const emailKey = email.toLowerCase();
  const isRequester = row !== null && requesterEmail(row).toLowerCase() === emailKey;
  const isAgent = row !== null && agentMailbox(row)?.toLowerCase() === emailKey;
  const matchingRequest = row && (isRequester || isAgent) ? toCaseRow(row) : null;
  const request = matchingRequest ?? placeholderRequest(now, context.language);
  const link = newLink(isRequester ? "privacy-follow" : "privacy-agent", request, now);
  const confirm =
    matchingRequest && isRequester && awaitsLink(matchingRequest)
      ? newLink("privacy-confirm", matchingRequest, now)
      : null;
  const requestForEmail = withCurrentDeadline(request, now);
  const [plain, confirming] = await Promise.all([
    renderMail(newLinkEmail(requestForEmail, isAgent && !isRequester ? "agent" : "person", link.href)),
    renderMail(newConfirmationEmail(requestForEmail, (confirm ?? link).href, link.href)),
  ]);
  const mail = confirm ? confirming : plain;
  const recipient =
    (matchingRequest && (isRequester ? requesterEmail(matchingRequest) : agentMailbox(matchingRequest))) ??
    email;

  return context.transact(async (tx) => {
    const about = { topic: "privacy-link", subjectId: request.id } as const;
    const recent = { ...about, recipient, createdAt: { gt: addMinutes(now, -minutesBetweenLinkEmails) } };
    // First, because they wait for other transactions: searches for this reference, whether or not it exists, changes of the
    // case, and emails to this address.
    await lock(tx, `search ${reference}`);
    await lockCase(tx, matchingRequest?.id ?? reference);
    const mayEmail = await canEmailNow(tx, about.topic, recipient, now);
    const recentEmails = await tx.outboxMail.count({ where: recent });
    const expectedRow = matchingRequest && {
      state: matchingRequest.state,
      emailKey: matchingRequest.emailKey,
      agentEmail: matchingRequest.agentEmail,
    };
    const unchangedCount = await tx.privacyRequest.count({ where: { id: request.id, ...expectedRow } });
    const isEmailed = matchingRequest !== null && unchangedCount > 0 && recentEmails === 0 && mayEmail;
    // Only the confirmation link of the newest email is valid.
    const requestIdToReplace = isEmailed && confirm ? request.id : "none";
    const earlierLinks = { purpose: "privacy-confirm", subjectId: requestIdToReplace, usedAt: null };
    await tx.mailToken.deleteMany({ where: earlierLinks });
    if (!isEmailed) await storeUnusableLinks(tx, maxRows, now);
    else {
      await link.store(tx);
      if (confirm) await confirm.store(tx);
      else await storeUnusableLinks(tx, 1, now);
      await enqueue(tx, { ...mail, recipient, replyTo: site.email.privacy, ...about }, now);
    }
    return { success: true as const };
  });
}
