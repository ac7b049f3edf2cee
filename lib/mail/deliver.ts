import "server-only";
import { randomUUID } from "node:crypto";
import { lockFree, read, type Transaction, write } from "@/lib/platform/database";
import { type OutboxMail, Prisma } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import {
  candidatesPerLease,
  dueRows,
  leaseData,
  releaseData,
  runEvery,
  sortByIds,
  untilStored,
  withJitter,
} from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import { wholeMail } from "./bulk";
import { newPace } from "./pace";
import { type Deliver, deadlineMs, isMailServerUsable, transport } from "./transport";

/** Seconds before each next try; after the last one the mail is dead, until somebody resends it. */
const backoff = [10, 60, 300, 1800, 7200, 21_600, 43_200];

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Answers that ask for a sign-in (RFC 4954 §6). */
const signInCodes = [530, 534, 535, 538];

/**
 * Whether the server refused this very mail for good: a 5xx (RFC 5321 §4.2.1) to the recipient or to the content. A 5xx
 * to the greeting, the sign-in or the sender, and one that asks for a sign-in, speaks of our settings, which somebody
 * will mend.
 */
function isFinal({ command, responseCode = 0 }: SmtpFailure): boolean {
  const aboutMail = command === "RCPT TO" || command === "DATA";
  const asksSignIn = signInCodes.includes(responseCode);
  return aboutMail && responseCode >= 500 && responseCode < 600 && !asksSignIn;
}

const unknownFailure = "failed";

/** Codes only: what a server answers in words often quotes the address. */
function failureCodes(error: unknown): string {
  const { code, command, responseCode } = error as SmtpFailure;
  return [code, command, responseCode].filter(Boolean).join(" ") || unknownFailure;
}

/**
 * Mails that wait for anything but their own recipient. What a server says of one address, such as that its domain
 * can't be found just now, is no trouble of ours, and anybody can type such an address. The team's own nobody types.
 */
const notForRecipient = () => ({
  OR: [
    { lastError: null },
    { recipient: env().TEAM_MAIL },
    { NOT: { lastError: { contains: "RCPT TO" } } },
    ...signInCodes.map((code) => ({ lastError: { endsWith: `RCPT TO ${code}` } })),
  ],
});

/** Mails from before a moment that should have left and didn't, for a cause of ours. */
export const overdueMail = (before: Date) => ({
  state: { in: ["pending", "sending"] },
  createdAt: { lt: before },
  ...notForRecipient(),
  // One of many that waits for its turn is on time.
  NOT: { bulk: true, attempts: 0 },
});

/**
 * The state of an email after a failed attempt.
 * @param earlier attempts before this one
 */
export function retryState(earlier: number, error: unknown, now: Date, random = Math.random) {
  const failed = { ...releaseData, lastError: failureCodes(error) };
  const delay = backoff[earlier];
  if (delay === undefined || isFinal(error as SmtpFailure)) return { ...failed, state: "dead" };
  return { ...failed, state: "pending", nextAttemptAt: withJitter(delay, now, random) };
}

/** A claim outlasts the one try that is made under it, so that no second worker sends the same row meanwhile. */
const claimMs = 3 * deadlineMs;
/** Mails that one worker sends at once. It claims no more than that: a claim is no place to wait in. */
const atOnce = 4;

/** What a worker looks after: each mail by itself, or the mails to many, which leave beside those at a pace of their own. */
interface Lane {
  bulk: boolean;
  /** Mails that it claims at once. */
  most: number;
}

/** Claims what is due for one worker. A claim that ran out belongs to a process that died: the mail is tried again. */
async function claimDue(worker: string, now: Date, { bulk, most }: Lane) {
  const due = { bulk, ...dueRows(now) };
  if ((await read((db) => db.outboxMail.findFirst({ where: due, select: { id: true } }))) === null) return [];
  return write(async (tx) => {
    const waiting = await tx.outboxMail.findMany({
      where: due,
      select: { id: true },
      orderBy: { nextAttemptAt: "asc" },
      take: most * candidatesPerLease,
    });
    const free = await lockFree(
      tx,
      "OutboxMail",
      waiting.map(({ id }) => id),
      most,
    );
    const rows = await tx.outboxMail.findMany({
      where: { ...due, id: { in: free } },
      include: { body: true },
    });
    const mails = sortByIds(free, rows);
    await tx.outboxMail.updateMany({
      where: { id: { in: mails.map((mail) => mail.id) } },
      data: leaseData(worker, now, claimMs),
    });
    return mails;
  });
}

/** A delivered mail keeps only that it was sent: its words may hold working links, and nothing reads them any more. */
const emptied = { text: "", html: "", headers: Prisma.DbNull, fills: Prisma.DbNull };
const delivered = { ...releaseData, ...emptied, state: "sent", lastError: null };

/** One try. @returns what the row becomes */
async function attempt(mail: Awaited<ReturnType<typeof claimDue>>[number], deliver: Deliver) {
  try {
    await deliver(await wholeMail(mail));
  } catch (error) {
    const change = retryState(mail.attempts, error, new Date());
    const { state, lastError } = change;
    // What a server or a disk did has a code, which says all; anything else is a fault of ours, and where it was counts.
    const fault = lastError === unknownFailure ? describeError(error) : {};
    log.warn({ mail: mail.id, topic: mail.topic, state, lastError, ...fault }, "mail not delivered");
    return change;
  }
  log.info({ mail: mail.id, topic: mail.topic }, "mail delivered");
  return { ...delivered, sentAt: new Date() };
}

/** What else is stored in the transaction that marks a mail as sent or as given up, by whoever it is about. */
export interface MailHooks {
  onSent?: (tx: Transaction, mail: OutboxMail, sentAt: Date) => Promise<void>;
  onDead?: (tx: Transaction, mail: OutboxMail, now: Date) => Promise<void>;
}

async function settle(
  mail: OutboxMail,
  worker: string,
  data: Awaited<ReturnType<typeof attempt>>,
  { onSent, onDead }: MailHooks,
) {
  await untilStored({ mail: mail.id }, () =>
    write(async (tx) => {
      const { count } = await tx.outboxMail.updateMany({ where: { id: mail.id, claimedBy: worker }, data });
      if ("sentAt" in data) await onSent?.(tx, mail, data.sentAt);
      else if (data.state === "dead" && count > 0) await onDead?.(tx, mail, new Date());
    }),
  );
}

/** Delivers some of what is due in a lane, unless told that of mails by themselves. @returns how many were tried */
export async function deliverDue(
  worker: string,
  deliver: Deliver,
  now: Date,
  hooks: MailHooks = {},
  lane: Lane = { bulk: false, most: atOnce },
): Promise<number> {
  const mails = await claimDue(worker, now, lane);
  await Promise.all(mails.map(async (mail) => settle(mail, worker, await attempt(mail, deliver), hooks)));
  return mails.length;
}

/** A mail whose last try got no further than the sign-in: every other mail would have failed as well. */
const failedAtServer = {
  state: "pending",
  attempts: { gt: 0 },
  lastError: { notIn: [unknownFailure] },
  NOT: ["MAIL FROM", "RCPT TO", "DATA"].map((command) => ({ lastError: { contains: command } })),
};

/**
 * Makes mails due that wait because the mail server could not be used, once it can. A mail is not charged for the try:
 * a server that comes and goes must not use up its tries.
 * @param isUsable asks the server; only while mails wait for it
 * @returns how many became due
 */
export async function retryAfterOutage(isUsable: () => Promise<boolean>, now: Date): Promise<number> {
  const waiting = { ...failedAtServer, nextAttemptAt: { gt: now } };
  const one = await read((db) => db.outboxMail.findFirst({ where: waiting, select: { id: true } }));
  if (one === null || !(await isUsable())) return 0;
  const { count } = await write((tx) =>
    tx.outboxMail.updateMany({
      where: waiting,
      data: { nextAttemptAt: now, attempts: { decrement: 1 } },
    }),
  );
  log.info({ mails: count }, "the mail server is available again");
  return count;
}

const pollMs = 500;
const outageCheckMs = 15_000;

/** Starts the process's mail workers. @returns a function that stops them after the mails in hand */
export function startOutboxWorker(hooks?: MailHooks): () => Promise<void> {
  const [worker, bulkWorker] = [randomUUID(), randomUUID()];
  const deliver = transport();
  const pace = newPace(env().BULK_MAILS_PER_MINUTE, performance.now());
  let stopped = false;
  /** Repeats `work` until it finds nothing, then again after each pause. */
  const keepDoing = (job: string, work: () => Promise<number>) =>
    runEvery(job, pollMs, async () => {
      while (!stopped && (await work()) > 0);
    });
  const stops = [
    keepDoing("outbox", () => deliverDue(worker, deliver, new Date(), hooks)),
    keepDoing("bulk outbox", async () => {
      const most = Math.min(atOnce, pace.allowed(performance.now()));
      if (most === 0) return 0;
      const tried = await deliverDue(bulkWorker, deliver, new Date(), hooks, { bulk: true, most });
      pace.spend(tried);
      return tried;
    }),
    runEvery("mail server", outageCheckMs, async () => {
      await retryAfterOutage(isMailServerUsable, new Date());
    }),
  ];
  return async () => {
    stopped = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}
