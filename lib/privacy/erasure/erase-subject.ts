import "server-only";
import { lockAccount } from "@/lib/accounts/verification";
import { answerTopic } from "@/lib/contact/answer";
import { deleteMessages } from "@/lib/contact/files";
import { deleteRefusedActions } from "@/lib/desk/held-actions";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { type Reader, read, type Transaction, write } from "@/lib/platform/database";
import type { Prisma, PrivacyRequest } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { fieldError } from "@/lib/platform/http-error";
import { whereUndelivered } from "@/lib/platform/job-queue";
import { describeError, log } from "@/lib/platform/log";
import { findSubject } from "@/lib/privacy/answers/subject-access";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { offeredSince } from "@/lib/privacy/core/data-offer";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { eraseWords } from "@/lib/privacy/core/step-words";
import { kindsWhere } from "@/lib/privacy/laws";
import { longDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";
import { removeSubscribers } from "@/lib/subscribers/subscription";
import { isOptOutActive } from "./active-opt-outs";
import { anonymizeRequest, isAnonymous, removePersonalText } from "./anonymize";
import { recordCompletedErasures, subjectHash } from "./ledger";

export interface ErasureReport {
  removed: {
    contactMessages: number;
    accounts: number;
    mails: number;
    refusedForms: number;
    /** Subscriptions to status updates, confirmed or not. */
    subscriptions: number;
  };
  /** Closed privacy requests that were anonymized. */
  anonymized: number;
  /** Requests that still need their address, each with the reason. */
  kept: { reference: string; because: string }[];
}

/** In the audit, in place of a request's reference. */
export const noRequest = "without a request";

const { erasedCaseDays } = figures.privacy;
const stillOpen = `still open: the address will be erased ${erasedCaseDays} days after the request is closed, once its last emails are delivered`;
const undelivered = `its last email hasn’t been delivered yet: the address will be erased after that, at the earliest ${erasedCaseDays} days after the request was closed`;
const activeOptOut = "an opt-out or limit remains active and needs the address";

/** What to do by hand: the team's mailbox, and emails written as files without a mail server, outlast every erasure. */
export const manualSteps = (): string[] => [
  eraseWords.mailbox(env().TEAM_MAIL),
  ...(env().SMTP_URL ? [] : [eraseWords.files(env().MAIL_DIR)]),
];

/** Open requests that staff may answer. Unconfirmed ones only if staff entered or check them: a stranger may have filed others. */
const toBeAnswered = [
  { state: { in: ["verified", "in-progress", "extended", "appealed"] } },
  { state: "received", filedBy: { in: ["attorney", "guardian"] } },
  { state: "received", channel: { not: "website" } },
];

/**
 * Requests for a copy whose person has not got it: not answered, or offered and never downloaded. In the United Kingdom, erasing
 * data to keep someone from getting it is an offense (DPA 2018 s. 173), and GDPR Art. 17(3) may allow to keep it.
 */
async function findWaiting(db: Reader, ids: string[], now: Date) {
  const offer = { dataOfferedUntil: { gt: now } };
  const open = { AND: [{ OR: toBeAnswered }, { OR: kindsWhere(({ asksForData }) => asksForData) }] };
  const rows = await db.privacyRequest.findMany({
    where: { id: { in: ids }, OR: [open, offer] },
    select: {
      ...{ id: true, reference: true, law: true, closedAt: true, dataOfferedUntil: true },
      events: { where: { kind: "data-downloaded" }, select: { at: true } },
    },
    orderBy: { receivedAt: "asc" },
  });
  return rows
    .map(({ closedAt, ...row }) => ({ ...row, isOpen: closedAt === null }))
    .filter(({ isOpen, dataOfferedUntil, events }) => {
      // A download of an earlier offer, before an appeal, doesn't contain what was offered since.
      const since = dataOfferedUntil && offeredSince(dataOfferedUntil);
      return isOpen || since === null || events.every(({ at }) => at < since);
    });
}

/** What is held about an address, and what erasing it would break. */
export function previewErasure(email: string, now: Date) {
  return read(async (db) => {
    const subject = await findSubject(db, email);
    const offeredRequests = await db.privacyRequest.findMany({
      where: { id: { in: subject.requestIds }, dataOfferedUntil: { gt: now } },
      select: { reference: true, dataOfferedUntil: true },
      orderBy: { receivedAt: "asc" },
    });
    const waitingRequests = await findWaiting(db, subject.requestIds, now);
    const requestEmails = { id: { in: subject.mailIds }, topic: { in: [...requestTopics] } };
    const { counts: labels } = eraseWords;
    const counts: [label: string, count: number][] = [
      [labels.messages, subject.contactIds.length],
      [labels.accounts, subject.accountId ? 1 : 0],
      [labels.emails, await db.outboxMail.count({ where: removedMails(subject) })],
      [labels.requestEmails, await db.outboxMail.count({ where: requestEmails })],
      [labels.forms, subject.draftIds.length],
      [labels.subscriptions, (subject.subscriber ? 1 : 0) + subject.subscriptionRequestIds.length],
      [labels.requests, subject.requestIds.length],
      [labels.filed, subject.agentIds.length],
    ];
    const offers = offeredRequests.map(({ reference, dataOfferedUntil }) =>
      eraseWords.offered(reference, longDate(dataOfferedUntil as Date)),
    );
    return {
      address: subject.key,
      counts,
      /** Whether the person still has to get this data, so that staff have to say why it is erased before. */
      needsReason: waitingRequests.length > 0,
      /** What to know before: data that is still to be sent, a download that was promised and ends, files that stay. */
      warnings: [
        ...waitingRequests
          .filter(({ isOpen }) => isOpen)
          .map((one) => eraseWords.unanswered(one.reference, one.law)),
        ...offers,
        ...manualSteps(),
      ],
    };
  });
}

type Subject = Awaited<ReturnType<typeof findSubject>>;

/** Topics of emails that are removed with their privacy request. */
const requestTopics = ["privacy-request", "privacy-link"] as const;

/** The emails that an erasure removes, the team's copies included. */
function removedMails({ contactIds, mailIds, accountId }: Subject): Prisma.OutboxMailWhereInput {
  const contact = { topic: { in: ["contact", answerTopic] }, subjectId: { in: contactIds } };
  const account = { topic: "account", subjectId: accountId ?? "" };
  // Emails about privacy requests are removed with their request; undelivered ones still have to be sent.
  const otherMails = { id: { in: mailIds }, NOT: { topic: { in: [...requestTopics] } } };
  return { OR: [contact, account, otherMails] };
}

async function removeRows(tx: Transaction, subject: Subject) {
  const { contactIds, draftIds, accountId } = subject;
  const mails = await tx.outboxMail.deleteMany({ where: removedMails(subject) });
  const contactMessages = await deleteMessages(tx, { id: { in: contactIds } });
  const drafts = await tx.formDraft.deleteMany({ where: { id: { in: draftIds } } });
  await deleteRefusedActions(tx, subject.requestIds);
  const accounts = await tx.account.deleteMany({ where: { id: accountId ?? "" } });
  await tx.mailToken.deleteMany({ where: { purpose: "account", subjectId: accountId ?? "" } });
  const subscriptionRequests = await tx.subscriptionRequest.deleteMany({
    where: { id: { in: subject.subscriptionRequestIds } },
  });
  const subscribers = await removeSubscribers(tx, subject.subscriber ? [subject.subscriber] : []);
  return {
    contactMessages,
    accounts: accounts.count,
    mails: mails.count,
    refusedForms: drafts.count,
    subscriptions: subscribers + subscriptionRequests.count,
  };
}

/**
 * Erases an agent's own data on requests they filed for others, with the emails and links. The persons concerned still get the
 * answers to open requests. @returns how many requests lost their agent
 */
async function forgetAgent(tx: Transaction, { agentIds, mailIds, requestIds }: Subject): Promise<number> {
  const filedRequests = { in: agentIds.filter((id) => !requestIds.includes(id)) };
  await tx.outboxMail.deleteMany({ where: { id: { in: mailIds }, subjectId: filedRequests } });
  await tx.mailToken.deleteMany({ where: { purpose: "privacy-agent", subjectId: { in: agentIds } } });
  const data = { agentName: null, agentEmail: null };
  return (await tx.privacyRequest.updateMany({ where: { id: { in: agentIds } }, data })).count;
}

/**
 * Finds a subject, and locks the account and the cases, so that concurrent changes are either included or wait until the erasure is done.
 * Repeats until no new case is found.
 */
async function lockSubject(tx: Transaction, address: string): Promise<Subject> {
  await lockAccount(tx, address.trim().toLowerCase());
  const locked = new Set<string>();
  for (;;) {
    const subject = await findSubject(tx, address);
    const newCaseIds = [...subject.requestIds, ...subject.agentIds].filter((id) => !locked.has(id));
    if (newCaseIds.length === 0) return subject;
    for (const id of newCaseIds.toSorted()) {
      await lockCase(tx, id);
      locked.add(id);
    }
  }
}

/** Why a request still needs its address; null if it doesn't. */
export async function reasonToKeep(tx: Transaction, request: PrivacyRequest): Promise<string | null> {
  const { id, closedAt } = request;
  if (!closedAt) return stillOpen;
  if (await isOptOutActive(tx, id)) return activeOptOut;
  const undeliveredMails = { subjectId: id, ...whereUndelivered };
  return (await tx.outboxMail.count({ where: undeliveredMails })) > 0 ? undelivered : null;
}

/** Call it with the locks of the cases. */
async function anonymizeOrKeepRequests(tx: Transaction, requestIds: string[], now: Date) {
  const kept: ErasureReport["kept"] = [];
  let anonymized = 0;
  const requests = await tx.privacyRequest.findMany({ where: { id: { in: requestIds } } });
  for (const request of requests.filter(({ emailKey }) => !isAnonymous(emailKey))) {
    const reason = await reasonToKeep(tx, request);
    if (reason === null) {
      await anonymizeRequest(tx, request, now);
      anonymized += 1;
      continue;
    }
    await tx.privacyRequest.update({ where: { id: request.id }, data: { erasedAt: now } });
    if (request.closedAt) await removePersonalText(tx, [request.id], now);
    kept.push({ reference: request.reference, because: reason });
  }
  return { anonymized, kept };
}

/**
 * Erases what this site holds about an address (GDPR Art. 17, Cal. Civ. Code §1798.105), all or nothing; the record of privacy
 * requests that the law requires is anonymized. Safe to run again.
 * @param input `caseId` is the request that asked for it, whose record then says so; `reason` is why data is erased that the
 * person still has to get
 */
export async function eraseSubject(
  context: Context,
  { email, caseId, reason }: { email: string; caseId?: string; reason?: string },
): Promise<ErasureReport> {
  requireRight(context, "subjects:erase");
  requireRecentProof(context);
  const { now } = context;
  // First, the note: an erasure without one could not be repeated after a backup is restored.
  const subject = subjectHash(email);
  const report = await context.transact(async (tx) => {
    await tx.erasureNote.create({ data: { subject, at: now } });
    const subjectRows = await lockSubject(tx, email);
    const waitingRequests = await findWaiting(tx, subjectRows.requestIds, now);
    if (waitingRequests.length > 0 && !reason) {
      throw fieldError("reason", eraseWords.noReason(waitingRequests.map((one) => one.reference).join(", ")));
    }
    // The audit names the case, since the address must not be kept.
    let reference = noRequest;
    const recordedIds = new Set([...(caseId ? [caseId] : []), ...waitingRequests.map(({ id }) => id)]);
    for (const requestId of recordedIds) {
      const note = waitingRequests.length > 0 ? reason : null;
      await recordEvent(tx, context, { requestId, kind: "erased", note });
      const row = await tx.privacyRequest.update({ where: { id: requestId }, data: incrementVersion });
      if (requestId === caseId) reference = row.reference;
    }
    const removed = await removeRows(tx, subjectRows);
    await forgetAgent(tx, subjectRows);
    const requests = await anonymizeOrKeepRequests(tx, subjectRows.requestIds, now);
    const after = { unanswered: waitingRequests.map((one) => one.reference) };
    await audit(tx, context, {
      action: "subject.erased",
      subject: reference,
      ...(waitingRequests.length > 0 && { after }),
    });
    return { removed, ...requests };
  });
  log.info({ ...report.removed, anonymized: report.anonymized, kept: report.kept.length }, "subject erased");
  await recordCompletedErasures().catch((error) =>
    log.error(describeError(error), "an erasure could not be noted yet"),
  );
  return report;
}

/**
 * Repeats an erasure after a restore: removes rows that are older than it, and none that came in later.
 * @returns how many rows were removed
 */
export function eraseAgain(address: string, erasedAt: Date): Promise<number> {
  return write(async (tx) => {
    const subject = await lockSubject(tx, address);
    const before = { lte: erasedAt };
    const contacts = { id: { in: subject.contactIds }, createdAt: before };
    const messages = await deleteMessages(tx, contacts);
    const accounts = await tx.account.deleteMany({
      where: { id: subject.accountId ?? "", createdAt: before },
    });
    const subscriptionIds = { in: subject.subscriptionRequestIds };
    const subscriptionRequests = await tx.subscriptionRequest.deleteMany({
      where: { id: subscriptionIds, createdAt: before },
    });
    // A subscription confirmed since the erasure is a new one.
    const earlierSubscribers = await tx.subscriber.findMany({
      where: { emailKey: subject.key, changedAt: before },
    });
    const subscribers = await removeSubscribers(tx, earlierSubscribers);
    const topics = ["contact", answerTopic, "account", "status", "status-confirmation"];
    const ownMails = { id: { in: subject.mailIds }, topic: { in: topics }, createdAt: before };
    // The email with the team's copy of a message is removed with it.
    const copies = {
      topic: { in: ["contact", answerTopic] },
      subjectId: { in: subject.contactIds },
      createdAt: before,
    };
    // The time of a delayed email is later: emails about an account are removed with it.
    const removedAccountId = accounts.count > 0 ? (subject.accountId ?? "") : "";
    const accountMails = { topic: "account", subjectId: removedAccountId };
    const mails = await tx.outboxMail.deleteMany({ where: { OR: [ownMails, copies, accountMails] } });
    // By the time of storing: requests entered by staff have an earlier day of receipt.
    const older = { events: { some: { kind: "received", at: before } } };
    const requests = await tx.privacyRequest.findMany({
      where: { ...older, id: { in: subject.requestIds }, erasedAt: null },
      select: { id: true, closedAt: true },
    });
    // Requests that were closed by then lost their address at once; open ones keep it while the answer can be read.
    const isClosed = ({ closedAt }: { closedAt: Date | null }) => closedAt !== null && closedAt <= erasedAt;
    const idsOf = (rows: typeof requests) => rows.map(({ id }) => id);
    await anonymizeOrKeepRequests(tx, idsOf(requests.filter(isClosed)), erasedAt);
    const open = { id: { in: idsOf(requests.filter((request) => !isClosed(request))) } };
    await tx.privacyRequest.updateMany({ where: open, data: { erasedAt } });
    const filedRequests = await tx.privacyRequest.findMany({
      where: { ...older, id: { in: subject.agentIds } },
    });
    const agents = await forgetAgent(tx, { ...subject, agentIds: filedRequests.map(({ id }) => id) });
    const subscriptions = subscriptionRequests.count + subscribers;
    return messages + accounts.count + mails.count + requests.length + agents + subscriptions;
  });
}
