import "server-only";
import { randomUUID } from "node:crypto";
import { addHours, max, subHours } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { containsText } from "@/lib/platform/database/sql";
import { env } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { retryData, whereUndelivered } from "@/lib/platform/job-queue";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { site } from "@/lib/site/brand";
import { mailboxOf, rateLimitDomain } from "./mailbox";
import type { RenderedMail } from "./render-mail";
import { currentSentAs, type MailFile } from "./transport";
import { outboxWords } from "./words";

/**
 * What happens to emails that were just stored, for the person who caused them. It never claims that they are sent or
 * arrive.
 * @param what with its article, for example “The emails to 2 subscribers”
 */
export function emailNote(what: string, count = 1): string {
  const { SMTP_URL, MAIL_DIR } = env();
  return SMTP_URL ? outboxWords.queued(what, count) : outboxWords.notSent(what, count, MAIL_DIR);
}

/** Labels of email states: without a mail server, none was sent. */
export const mailStates = () =>
  env().SMTP_URL ? outboxWords.filters : { ...outboxWords.filters, sent: outboxWords.writtenFilter };

/** Whether a sent email was written as a file. Older rows don't say it; they were sent as this process would send them. */
export const isWritten = ({ sentAs }: { sentAs: string | null }): boolean =>
  (sentAs ?? currentSentAs()) === "file";

/** The state of an email, as a label. */
export function mailState({ state, sentAs }: { state: string; sentAs: string | null }): string {
  if (state === "sending") return outboxWords.sending;
  const filter = mailFilterOf(state);
  return filter === "sent" && isWritten({ sentAs }) ? outboxWords.written : outboxWords.filters[filter];
}

/** Emails of a topic per mailbox and hour through forms in which anybody can enter an address. */
const mailsPerHour = {
  contact: 5,
  account: 5,
  "privacy-request": 10,
  "privacy-link": 5,
  "status-confirmation": 5,
} as const;

/** The limit for all mailboxes of a domain together, because its owner may receive them all. */
const mailsPerHourOfDomain = 60;

type LimitedTopic = keyof typeof mailsPerHour;

interface NextMailTimes {
  mailbox: Date;
  domain: Date;
}

/**
 * When the mailbox of an address, and its domain, may get another email of a topic: now, or once enough of the last hour's are older.
 * @param reserved how many emails of each limit to keep for others
 */
export async function findNextMailTimes(
  db: Pick<Reader, "outboxMail">,
  topic: LimitedTopic,
  recipient: string,
  now: Date,
  reserved = 0,
): Promise<NextMailTimes> {
  const [recipientKey, recipientDomain] = [mailboxOf(recipient), rateLimitDomain(recipient)];
  const freeFrom = async (same: Prisma.OutboxMailWhereInput, limit: number) => {
    const last = await db.outboxMail.findFirst({
      where: { topic, ...same, createdAt: { gt: subHours(now, 1) } },
      select: { createdAt: true },
      orderBy: { createdAt: "desc" },
      skip: limit - reserved - 1,
    });
    return last ? addHours(last.createdAt, 1) : now;
  };
  // Notices to the team, which every form causes, mustn't use up the limit of everybody at the company.
  const others = { recipientDomain, NOT: { recipientKey: mailboxOf(env().TEAM_MAIL) } };
  return {
    mailbox: await freeFrom({ recipientKey }, mailsPerHour[topic]),
    domain: recipientDomain === null ? now : await freeFrom(others, mailsPerHourOfDomain),
  };
}

/** Locks the limits of an address until its email is stored, so that concurrent requests can't both use the remaining allowance. */
export async function lockLimits(tx: Transaction, topic: LimitedTopic, recipient: string): Promise<void> {
  const domain = rateLimitDomain(recipient);
  await lock(tx, `mails ${topic} ${mailboxOf(recipient)}`);
  if (domain !== null) await lock(tx, `mails ${topic} @${domain}`);
}

/** Whether a mailbox or its domain got too many emails to get another one now. */
export const isRateLimited = ({ mailbox, domain }: NextMailTimes, now: Date): boolean =>
  mailbox > now || domain > now;

/**
 * When an address, in any spelling, may get another email of a topic. The owner may not be the person who requested them.
 * The limits are locked until the transaction ends.
 */
export async function earliestSendTime(
  tx: Transaction,
  topic: LimitedTopic,
  recipient: string,
  now: Date,
): Promise<Date> {
  await lockLimits(tx, topic, recipient);
  return max(Object.values(await findNextMailTimes(tx, topic, recipient, now)));
}

/** Whether an address may get another email of a topic now. */
export async function canEmailNow(
  tx: Transaction,
  topic: LimitedTopic,
  recipient: string,
  now: Date,
): Promise<boolean> {
  return (await earliestSendTime(tx, topic, recipient, now)) <= now;
}

export interface OutgoingEmail extends RenderedMail {
  /** One bare address. */
  recipient: string;
  replyTo?: string;
  topic: string;
  subjectId?: string;
  /** Additional headers by name. */
  headers?: Record<string, string>;
  /** Stored files to attach; the caller keeps them. */
  files?: MailFile[];
}

/**
 * Adds an email to the outbox, in the transaction of its cause: both are stored, or neither.
 * @param from when it may be sent; a delayed email counts from then, in hourly limits, as overdue, and in its Date
 * header
 * @returns its id, and its Message-ID
 */
export async function enqueue(
  tx: Transaction,
  email: OutgoingEmail,
  from: Date,
): Promise<{ id: string; messageId: string }> {
  const id = randomUUID();
  const messageId = `<${id}@${site.domain}>`;
  const counted = {
    recipientKey: mailboxOf(email.recipient),
    recipientDomain: rateLimitDomain(email.recipient),
  };
  const times = { nextAttemptAt: from, createdAt: from };
  await tx.outboxMail.create({
    data: { id, messageId, ...email, ...counted, ...times },
  });
  return { id, messageId };
}

export const mailFilters = ["dead", "pending", "sent"] as const;
export type MailFilter = (typeof mailFilters)[number];

const wheres = {
  dead: { state: "dead" },
  pending: whereUndelivered,
  sent: { state: "sent" },
};

/** The outbox filter for an email's state. */
export const mailFilterOf = (state: string): MailFilter =>
  state === "dead" || state === "sent" ? state : "pending";

/** The columns that may be shown: everything but the content and claims. */
const shown = {
  id: true,
  recipient: true,
  subject: true,
  topic: true,
  state: true,
  attempts: true,
  nextAttemptAt: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  sentAs: true,
} as const;

/**
 * One page of the outbox, and the number of emails in each part.
 * @param isUnfiltered whether no part was chosen: then the first that isn't empty is used
 */
export async function listMails(query: ListQuery<MailFilter>, isUnfiltered = false) {
  const { page: requestedPage, search = "" } = query;
  const contains = containsText(search);
  const found = search ? { OR: [{ recipient: contains }, { subject: contains }] } : {};
  return read(async (db) => {
    const counts = await Promise.all(
      mailFilters.map((name) => db.outboxMail.count({ where: { ...wheres[name], ...found } })),
    );
    const first = isUnfiltered ? mailFilters.find((_, index) => counts[index]) : undefined;
    const filter = first ?? query.filter;
    const { rows, ...place } = pageOf(requestedPage, counts[mailFilters.indexOf(filter)] ?? 0);
    const mails = await db.outboxMail.findMany({
      where: { ...wheres[filter], ...found },
      select: shown,
      orderBy: filter === "pending" ? { nextAttemptAt: "asc" } : { createdAt: "desc" },
      ...rows,
    });
    return { mails, counts, filter, ...place };
  });
}

/**
 * Gives a failed email all its attempts again, from now on, in an open transaction. Its Message-ID stays, so that a
 * recipient who has it already sees one email.
 * @throws HttpError 409 if the email hasn't failed, 404 if it doesn't exist
 */
export async function resetAttempts(tx: Transaction, context: Context, id: string): Promise<void> {
  const { count } = await tx.outboxMail.updateMany({
    where: { id, state: "dead" },
    data: retryData(context.now),
  });
  if (count === 0) {
    const exists = (await tx.outboxMail.count({ where: { id } })) > 0;
    throw exists
      ? new HttpError(409, "Only a failed email can be resent.")
      : new HttpError(404, "This email doesn’t exist.");
  }
  await audit(tx, context, { action: "mail.resent", subject: id });
}

/** As resetAttempts. @throws also HttpError 403 */
export function resend(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "mail:write");
  return context.transact(async (tx) => {
    await resetAttempts(tx, context, id);
    return { id };
  });
}

/** Resends all failed emails, as after an outage. @returns how many */
export function resendAll(context: Context): Promise<{ count: number }> {
  requireRight(context, "mail:write");
  return context.transact(async (tx) => {
    const data = retryData(context.now);
    const { count } = await tx.outboxMail.updateMany({ where: { state: "dead" }, data });
    if (count > 0) await audit(tx, context, { action: "mail.resent", subject: "all", after: { count } });
    return { count };
  });
}
