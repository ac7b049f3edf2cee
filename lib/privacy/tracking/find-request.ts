import "server-only";
import { addMinutes } from "date-fns";
import { enqueue, mayMail } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import { newMailToken } from "@/lib/platform/secrets";
import { newConfirmation, newLinkMail } from "@/lib/privacy/cases/step-email-words";
import { actsForPerson, agentMailbox, requesterEmail } from "@/lib/privacy/core/agent";
import { needsConfirmation } from "@/lib/privacy/core/case";
import { type CaseRow, toCaseRow } from "@/lib/privacy/core/case-file";
import { newLink } from "@/lib/privacy/intake/links";
import { laws } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import type { Language } from "@/lib/site/language";

/** Minutes between two such mails about one request. */
const pause = 5;

const awaitsEmail = (request: CaseRow) =>
  request.state === "received" && needsConfirmation(request) && !actsForPerson(request);

/** Stands in for a request that doesn't exist, so that its mail is written and thrown away like a real one. */
const nobody = (now: Date, language: Language) => ({
  id: "none",
  reference: `${laws[0].referencePrefix}-0000-0000`,
  law: laws[0].id,
  requestType: laws[0].listed[0],
  language,
  email: `nobody@${site.domain}`,
  description: "",
  receivedAt: now,
  dueAt: now,
});

/** Rows that the mail with the most links writes: itself, the link to confirm and the one to follow. */
const mostRows = 3;

/** Links that nobody was sent and that are over already; retention removes them. */
function writeForNobody(tx: Transaction, count: number, now: Date): Promise<unknown> {
  const row = { purpose: "privacy-none", subjectId: "none", createdAt: now, expiresAt: now };
  const data = Array.from({ length: count }, () => ({ tokenHash: newMailToken().tokenHash, ...row }));
  return tx.mailToken.createMany({ data });
}

/**
 * Mails a new link to the person or agent of a request, when the reference and the address belong together; with it one
 * to confirm the request, as long as the person hasn't. The answer and the work, row by row, are the same when they don't,
 * and when the address had enough of such mails, about whichever requests: anybody can file some in its name.
 */
export async function findRequest(
  context: Context,
  { reference, email }: { reference: string; email: string },
) {
  const { now } = context;
  const row = await read((db) => db.privacyRequest.findUnique({ where: { reference } }));
  const emailKey = email.toLowerCase();
  const ofPerson = row !== null && requesterEmail(row).toLowerCase() === emailKey;
  const ofAgent = row !== null && agentMailbox(row)?.toLowerCase() === emailKey;
  const found = row && (ofPerson || ofAgent) ? toCaseRow(row) : null;
  const request = found ?? nobody(now, context.language);
  const link = newLink(ofPerson ? "privacy-follow" : "privacy-agent", request, now);
  const confirm = found && ofPerson && awaitsEmail(found) ? newLink("privacy-confirm", found, now) : null;
  const [plain, confirming] = await Promise.all([
    renderMail(newLinkMail(request, link.href)),
    renderMail(newConfirmation(request, (confirm ?? link).href, link.href)),
  ]);
  const mail = confirm ? confirming : plain;
  const recipient = (found && (ofPerson ? requesterEmail(found) : agentMailbox(found))) ?? request.email;

  return context.transact(async (tx) => {
    const about = { topic: "privacy-link", subjectId: request.id } as const;
    const recent = { ...about, recipient, createdAt: { gt: addMinutes(now, -pause) } };
    // First, because it also waits for whoever is mailing this address now.
    const allowed = await mayMail(tx, about.topic, recipient, now);
    const asked = await tx.outboxMail.count({ where: recent });
    const isMailed = found !== null && asked === 0 && allowed;
    // The newest email has the link that works, as after any other new confirmation.
    const replaced = isMailed && confirm ? request.id : "none";
    const earlier = { purpose: "privacy-confirm", subjectId: replaced, usedAt: null };
    await tx.mailToken.deleteMany({ where: earlier });
    if (!isMailed) await writeForNobody(tx, mostRows, now);
    else {
      await link.store(tx);
      if (confirm) await confirm.store(tx);
      else await writeForNobody(tx, 1, now);
      await enqueue(tx, { ...mail, recipient, replyTo: site.email.privacy, ...about }, now);
    }
    return { success: true as const };
  });
}
