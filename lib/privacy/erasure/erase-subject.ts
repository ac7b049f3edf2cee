import "server-only";
import { answerTopic } from "@/lib/contact/answer";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight, staffName } from "@/lib/platform/context";
import { type Transaction, write } from "@/lib/platform/database";
import type { PrivacyRequest } from "@/lib/platform/database/generated/client";
import { describeError, log } from "@/lib/platform/log";
import { findSubject } from "@/lib/privacy/answers/subject-access";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";

import { figures } from "@/lib/site/figures";
import { removeSubscribers } from "@/lib/subscribers/subscription";
import { isOptOutActive } from "./active-opt-outs";
import { anonymiseRequest, isAnonymous, removePersonalText } from "./anonymize";
import { recordCompletedErasures, subjectHash } from "./ledger";

export interface ErasureReport {
  removed: {
    contactMessages: number;
    accounts: number;
    mails: number;
    refusedForms: number;
    /** To status updates, confirmed or not. */
    subscriptions: number;
  };
  /** Closed privacy requests that keep their facts and lose their person. */
  anonymised: number;
  /** Requests that keep their address for now, each with the reason. */
  kept: { reference: string; because: string }[];
}

const { erasedCaseDays } = figures.privacy;
const stillOpen = `still open: the address will be erased ${erasedCaseDays} days after the request is closed, once its last emails are delivered`;
const undelivered = `its last email hasn’t been delivered yet: the address will be erased after that, at the earliest ${erasedCaseDays} days after the request was closed`;
const activeOptOut = "an opt-out or limit remains active and needs the address";

type Subject = Awaited<ReturnType<typeof findSubject>>;

async function removeRows(tx: Transaction, found: Subject) {
  const { contactIds, mailIds, draftIds, accountId } = found;
  const contact = { topic: { in: ["contact", answerTopic] }, subjectId: { in: contactIds } };
  const account = { topic: "account", subjectId: accountId ?? "" };
  // Receipts and answers about privacy requests go with their request; what isn't delivered yet still has to be.
  const own = { id: { in: mailIds }, NOT: { topic: { in: ["privacy-request", "privacy-link"] } } };
  const mails = await tx.outboxMail.deleteMany({ where: { OR: [contact, account, own] } });
  const messages = await tx.contactMessage.deleteMany({ where: { id: { in: contactIds } } });
  const drafts = await tx.formDraft.deleteMany({ where: { id: { in: draftIds } } });
  await tx.heldOrder.deleteMany({ where: { subjectId: { in: found.requestIds }, refusal: { not: null } } });
  const accounts = await tx.account.deleteMany({ where: { id: accountId ?? "" } });
  await tx.mailToken.deleteMany({ where: { purpose: "account", subjectId: accountId ?? "" } });
  const asked = await tx.subscriptionRequest.deleteMany({
    where: { id: { in: found.subscriptionRequestIds } },
  });
  const subscribers = await removeSubscribers(tx, found.subscriber ? [found.subscriber] : []);
  return {
    contactMessages: messages.count,
    accounts: accounts.count,
    mails: mails.count,
    refusedForms: drafts.count,
    subscriptions: subscribers + asked.count,
  };
}

/**
 * The agent's own data on requests they filed for others, with the mails and links about them. The person concerned is
 * still told how an open one ends. @returns how many requests lost their agent
 */
async function forgetAgent(tx: Transaction, { agentIds, mailIds, requestIds }: Subject): Promise<number> {
  const filed = { in: agentIds.filter((id) => !requestIds.includes(id)) };
  await tx.outboxMail.deleteMany({ where: { id: { in: mailIds }, subjectId: filed } });
  await tx.mailToken.deleteMany({ where: { purpose: "privacy-agent", subjectId: { in: agentIds } } });
  const data = { agentName: null, agentEmail: null };
  return (await tx.privacyRequest.updateMany({ where: { id: { in: agentIds } }, data })).count;
}

/** Why a request still needs its address, or null. */
export async function reasonToKeep(tx: Transaction, request: PrivacyRequest): Promise<string | null> {
  const { id, closedAt } = request;
  if (!closedAt) return stillOpen;
  if (await isOptOutActive(tx, id)) return activeOptOut;
  const waiting = { subjectId: id, state: { in: ["pending", "sending"] } };
  return (await tx.outboxMail.count({ where: waiting })) > 0 ? undelivered : null;
}

async function settleRequests(tx: Transaction, requestIds: string[], now: Date) {
  const kept: ErasureReport["kept"] = [];
  let anonymised = 0;
  for (const id of requestIds.toSorted()) await lockCase(tx, id);
  const requests = await tx.privacyRequest.findMany({ where: { id: { in: requestIds } } });
  for (const request of requests.filter(({ emailKey }) => !isAnonymous(emailKey))) {
    const reason = await reasonToKeep(tx, request);
    if (reason === null) {
      await anonymiseRequest(tx, request, now);
      anonymised += 1;
      continue;
    }
    await tx.privacyRequest.update({ where: { id: request.id }, data: { erasedAt: now } });
    if (request.closedAt) await removePersonalText(tx, [request.id]);
    kept.push({ reference: request.reference, because: reason });
  }
  return { anonymised, kept };
}

/**
 * Erases what this site holds about an address (GDPR Art. 17, Cal. Civ. Code §1798.105) and leaves the lawful record of
 * privacy requests without the person, all or nothing: what fails is not repeated later either. Safe to run again.
 * @param input `caseId` names the request that asked for it, whose record then says so
 */
export async function eraseSubject(
  context: Context,
  { email, caseId }: { email: string; caseId?: string },
): Promise<ErasureReport> {
  requireRight(context, "subjects:erase");
  requireRecentProof(context);
  const { now } = context;
  // Before anything goes: what couldn't be noted couldn't be repeated on a backup.
  const subject = subjectHash(email);
  const report = await context.transact(async (tx) => {
    await tx.erasureNote.create({ data: { subject, at: now } });
    const found = await findSubject(tx, email);
    // Named by its case: the address itself is what must not be kept.
    let reference = "no case";
    if (caseId) {
      const by = { actor: "operator", staff: staffName(context) };
      await tx.privacyRequestEvent.create({ data: { requestId: caseId, at: now, ...by, kind: "erased" } });
      reference = (await tx.privacyRequest.update({ where: { id: caseId }, data: incrementVersion }))
        .reference;
    }
    await audit(tx, context, { action: "subject.erased", subject: reference });
    const removed = await removeRows(tx, found);
    await forgetAgent(tx, found);
    return { removed, ...(await settleRequests(tx, found.requestIds, now)) };
  });
  log.info({ ...report.removed, anonymised: report.anonymised, kept: report.kept.length }, "subject erased");
  await recordCompletedErasures().catch((error) =>
    log.error(describeError(error), "an erasure could not be noted yet"),
  );
  return report;
}

/**
 * Removes what is older than an erasure and shouldn't be there any more. Nothing that came in after it is touched.
 * @returns how many rows went
 */
export function eraseAgain(address: string, erasedAt: Date): Promise<number> {
  return write(async (tx) => {
    const found = await findSubject(tx, address);
    const before = { lte: erasedAt };
    const contacts = { id: { in: found.contactIds }, createdAt: before };
    const messages = await tx.contactMessage.deleteMany({ where: contacts });
    const accounts = await tx.account.deleteMany({ where: { id: found.accountId ?? "", createdAt: before } });
    const subscriptionIds = { in: found.subscriptionRequestIds };
    const asked = await tx.subscriptionRequest.deleteMany({
      where: { id: subscriptionIds, createdAt: before },
    });
    // Confirmed anew since, it is the one that was agreed to after the erasure.
    const agreed = await tx.subscriber.findMany({ where: { emailKey: found.key, changedAt: before } });
    const subscribers = await removeSubscribers(tx, agreed);
    const topics = ["contact", answerTopic, "account", "status", "status-confirmation"];
    const own = { id: { in: found.mailIds }, topic: { in: topics }, createdAt: before };
    // The team's copy of a message goes with it.
    const copies = {
      topic: { in: ["contact", answerTopic] },
      subjectId: { in: found.contactIds },
      createdAt: before,
    };
    // A mail that is held counts from later: those about an account go with it.
    const lost = accounts.count > 0 ? (found.accountId ?? "") : "";
    const held = { topic: "account", subjectId: lost };
    const mails = await tx.outboxMail.deleteMany({ where: { OR: [own, copies, held] } });
    // By when they were stored: what an operator enters has the day on which it came in.
    const older = { events: { some: { kind: "received", at: before } } };
    const mine = { ...older, id: { in: found.requestIds }, erasedAt: null };
    const requests = await tx.privacyRequest.updateMany({ where: mine, data: { erasedAt } });
    const filed = await tx.privacyRequest.findMany({ where: { ...older, id: { in: found.agentIds } } });
    const agents = await forgetAgent(tx, { ...found, agentIds: filed.map(({ id }) => id) });
    const subscriptions = asked.count + subscribers;
    return messages.count + accounts.count + mails.count + requests.count + agents + subscriptions;
  });
}
