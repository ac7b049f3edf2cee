import "server-only";
import { randomUUID } from "node:crypto";
import { addHours, max, subHours } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { lock, read, type Transaction } from "@/lib/platform/database";
import { containsText } from "@/lib/platform/database/sql";
import { HttpError } from "@/lib/platform/http-error";
import { type ListQuery, pageOf } from "@/lib/platform/list-query";
import { site } from "@/lib/site/brand";
import { countedDomain, mailboxOf } from "./mailbox";
import type { RenderedMail } from "./render-mail";

/** Mails of a topic that one mailbox gets in an hour through forms into which anybody can type its address. */
const mailsPerHour = {
  contact: 5,
  account: 5,
  "privacy-request": 10,
  "privacy-link": 5,
  "status-confirmation": 5,
} as const;

/** And all mailboxes of one domain together, whose owner may receive every name below it. */
const mailsPerHourOfDomain = 60;

/**
 * From when on an address, however it is written, may get one more mail of a topic: now, or once enough of the last
 * hour's are older. Its owner need not be who asked for it.
 */
export async function mayMailFrom(
  tx: Transaction,
  topic: keyof typeof mailsPerHour,
  recipient: string,
  now: Date,
): Promise<Date> {
  const roomFrom = async (same: { recipientKey: string } | { recipientDomain: string }, most: number) => {
    const last = await tx.outboxMail.findFirst({
      where: { topic, ...same, createdAt: { gt: subHours(now, 1) } },
      select: { createdAt: true },
      orderBy: { createdAt: "desc" },
      skip: most - 1,
    });
    return last ? addHours(last.createdAt, 1) : now;
  };
  const [recipientKey, recipientDomain] = [mailboxOf(recipient), countedDomain(recipient)];
  // What is counted isn't added to by another until the mail that may follow is there to be counted.
  await lock(tx, `mails ${topic} ${recipientKey}`);
  if (recipientDomain !== null) await lock(tx, `mails ${topic} @${recipientDomain}`);
  return max([
    await roomFrom({ recipientKey }, mailsPerHour[topic]),
    recipientDomain === null ? now : await roomFrom({ recipientDomain }, mailsPerHourOfDomain),
  ]);
}

/** Whether an address may get one more mail of a topic now. */
export async function mayMail(...asked: Parameters<typeof mayMailFrom>): Promise<boolean> {
  const [, , , now] = asked;
  return (await mayMailFrom(...asked)) <= now;
}

export interface OutgoingEmail extends RenderedMail {
  /** One bare address. */
  recipient: string;
  replyTo?: string;
  topic: string;
  subjectId?: string;
  /** Headers beside the usual ones, by name. */
  headers?: Record<string, string>;
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both are stored, or neither.
 * @param from when it leaves. One that is held until later counts from then: in the hour of its mailbox, as overdue, and
 * in its own date.
 * @returns its id, and its Message-ID
 */
export async function enqueue(
  tx: Transaction,
  letter: OutgoingEmail,
  from: Date,
): Promise<{ id: string; messageId: string }> {
  const id = randomUUID();
  const messageId = `<${id}@${site.domain}>`;
  const counted = {
    recipientKey: mailboxOf(letter.recipient),
    recipientDomain: countedDomain(letter.recipient),
  };
  const times = { nextAttemptAt: from, createdAt: from };
  await tx.outboxMail.create({
    data: { id, messageId, ...letter, ...counted, ...times },
  });
  return { id, messageId };
}

export const mailFilters = ["dead", "pending", "sent"] as const;
export type MailFilter = (typeof mailFilters)[number];

const wheres = {
  dead: { state: "dead" },
  pending: { state: { in: ["pending", "sending"] } },
  sent: { state: "sent" },
};

/** In which part of the outbox a mail of this state is. */
export const mailFilterOf = (state: string): MailFilter =>
  state === "dead" || state === "sent" ? state : "pending";

/** What may be shown of a mail: everything but its content and its claims. */
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
} as const;

/**
 * One page of the outbox, and how many each part of it has.
 * @param opens whether nobody asked for a part: then it is the first that has anything
 */
export async function listMails(query: ListQuery<MailFilter>, opens = false) {
  const { page: asked, search = "" } = query;
  const contains = containsText(search);
  const found = search ? { OR: [{ recipient: contains }, { subject: contains }] } : {};
  return read(async (db) => {
    const counts = await Promise.all(
      mailFilters.map((name) => db.outboxMail.count({ where: { ...wheres[name], ...found } })),
    );
    const first = opens ? mailFilters.find((_, index) => counts[index]) : undefined;
    const filter = first ?? query.filter;
    const { rows, ...place } = pageOf(asked, counts[mailFilters.indexOf(filter)] ?? 0);
    const mails = await db.outboxMail.findMany({
      where: { ...wheres[filter], ...found },
      select: shown,
      orderBy: filter === "pending" ? { nextAttemptAt: "asc" } : { createdAt: "desc" },
      ...rows,
    });
    return { mails, counts, filter, ...place };
  });
}

/** What makes a dead mail one that waits for its first try. */
const freshTries = (now: Date) => ({ state: "pending", attempts: 0, nextAttemptAt: now });

/**
 * Gives a dead mail all its tries again, from now on, in a transaction that is open. Its Message-ID stays, so that a reader
 * who has it already sees one mail.
 * @throws HttpError 409 when the mail isn't dead (any more), 404 when there is none
 */
export async function resetAttempts(tx: Transaction, context: Context, id: string): Promise<void> {
  const { count } = await tx.outboxMail.updateMany({
    where: { id, state: "dead" },
    data: freshTries(context.now),
  });
  if (count === 0) {
    const exists = (await tx.outboxMail.count({ where: { id } })) > 0;
    throw exists
      ? new HttpError(409, "Only a failed email can be resent.")
      : new HttpError(404, "This email doesn’t exist.");
  }
  await audit(tx, context, { action: "mail.resent", subject: id });
}

/** As giveFreshTries. @throws HttpError 403, too */
export function resend(context: Context, { id }: { id: string }): Promise<{ id: string }> {
  requireRight(context, "mail:write");
  return context.transact(async (tx) => {
    await resetAttempts(tx, context, id);
    return { id };
  });
}

/** Sends again whatever was given up, as after an outage. @returns how many */
export function resendAll(context: Context): Promise<{ count: number }> {
  requireRight(context, "mail:write");
  return context.transact(async (tx) => {
    const data = freshTries(context.now);
    const { count } = await tx.outboxMail.updateMany({ where: { state: "dead" }, data });
    if (count > 0) await audit(tx, context, { action: "mail.resent", subject: "all", after: { count } });
    return { count };
  });
}
