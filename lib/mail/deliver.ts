import "server-only";
import { randomUUID } from "node:crypto";
import { read, type Transaction, write } from "@/lib/platform/database";
import { type OutboxMail, Prisma } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import {
  failureData,
  type JobType,
  runBatch,
  startWorker,
  successData,
  whereUndelivered,
} from "@/lib/platform/job-queue";
import { logFailedRun, runEvery } from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import { wholeMail } from "./bulk";
import { newPace } from "./pace";
import {
  currentSentAs,
  type Deliver,
  deadlineMs,
  isMailServerUsable,
  type SentAs,
  transport,
} from "./transport";
import { fileStoreUnavailableCode, unreadableFileCode } from "./words";

/** Seconds before each retry. After the last one the email has failed, until somebody resends it. */
const backoff = [10, 60, 300, 1800, 7200, 21_600, 43_200];

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** SMTP codes that require authentication (RFC 4954 §6). */
const signInCodes = [530, 534, 535, 538];

/**
 * Whether the server permanently refused this email: a 5xx (RFC 5321 §4.2.1) to the recipient or the content. A 5xx to
 * the greeting, the authentication or the sender is about our settings, which will be corrected. A missing attachment
 * is also permanent.
 */
function isFinal({ code, command, responseCode = 0 }: SmtpFailure): boolean {
  if (code === unreadableFileCode) return true;
  const aboutMail = command === "RCPT TO" || command === "DATA";
  const asksSignIn = signInCodes.includes(responseCode);
  return aboutMail && responseCode >= 500 && responseCode < 600 && !asksSignIn;
}

const unknownFailure = "failed";

/** Only codes, because a server's messages often contain the address. */
function failureCodes(error: unknown): string {
  const { code, command, responseCode } = error as SmtpFailure;
  return [code, command, responseCode].filter(Boolean).join(" ") || unknownFailure;
}

/**
 * Emails that wait for any reason but their own recipient. Problems with one address, such as an unknown domain, are
 * not ours, since anybody can enter such an address. The team's addresses are configured.
 */
const notForRecipient = () => ({
  OR: [
    { lastError: null },
    { recipient: env().TEAM_MAIL },
    { NOT: { lastError: { contains: "RCPT TO" } } },
    ...signInCodes.map((code) => ({ lastError: { endsWith: `RCPT TO ${code}` } })),
  ],
});

/** Emails from before a given time that should have been sent and weren't, for a reason on our side. */
export const overdueMail = (before: Date) => ({
  ...whereUndelivered,
  createdAt: { lt: before },
  ...notForRecipient(),
  // A bulk email that waits for its turn isn't overdue.
  NOT: { bulk: true, attempts: 0 },
});

/**
 * The state of an email after a failed attempt.
 * @param earlier attempts before this one
 */
export function retryState(earlier: number, error: unknown, now: Date, random = Math.random) {
  const retry = { earlier, isFinal: isFinal(error as SmtpFailure) };
  return { ...failureData(backoff, retry, now, random), lastError: failureCodes(error) };
}

/** How many emails a worker sends at once, and so the number that it claims. */
const atOnce = 4;

/** The part of the outbox that a worker handles: individual emails, or bulk emails, which are sent at their own pace. */
interface Lane {
  bulk: boolean;
  /** The number of emails claimed at once. */
  limit: number;
}

const withBody = { body: true } as const;
type Mail = Prisma.OutboxMailGetPayload<{ include: typeof withBody }>;

const outbox: JobType<Mail, Prisma.OutboxMailWhereInput, Prisma.OutboxMailUncheckedUpdateManyInput> = {
  table: "OutboxMail",
  logName: "mail",
  leaseMs: 3 * deadlineMs,
  first: (db, where) => db.outboxMail.findFirst({ where, select: { id: true } }),
  candidates: (tx, where, take) =>
    tx.outboxMail.findMany({ where, select: { id: true }, orderBy: { nextAttemptAt: "asc" }, take }),
  load: (tx, where) => tx.outboxMail.findMany({ where, include: withBody }),
  update: (tx, where, data) => tx.outboxMail.updateMany({ where, data }),
};

/** A sent email keeps only the fact that it was sent: its text may contain working links and is no longer needed. */
const emptied = { text: "", html: "", headers: Prisma.DbNull, fills: Prisma.DbNull, files: Prisma.DbNull };
const delivered = { ...successData("sent"), ...emptied, lastError: null };

/** One attempt. @returns the row's new state */
async function attempt(mail: Mail, deliver: Deliver) {
  try {
    await deliver(await wholeMail(mail));
  } catch (error) {
    const change = retryState(mail.attempts, error, new Date());
    const { state, lastError } = change;
    // Errors of servers and disks have a code, which is enough. Anything else is a bug, so its location is logged.
    const fault = lastError === unknownFailure ? describeError(error) : {};
    log.warn({ mail: mail.id, topic: mail.topic, state, lastError, ...fault }, "mail not delivered");
    return change;
  }
  log.info({ mail: mail.id, topic: mail.topic }, "mail delivered");
  return { ...delivered, sentAt: new Date(), sentAs: currentSentAs() };
}

/** Additional writes in the transaction that marks an email as sent or failed, provided by the email's subject. */
export interface MailHooks {
  onSent?: (tx: Transaction, mail: OutboxMail, sent: { sentAt: Date; sentAs: SentAs }) => Promise<void>;
  onDead?: (tx: Transaction, mail: OutboxMail, now: Date) => Promise<void>;
}

/**
 * Delivers due emails of a lane; by default, of individual emails.
 * @param now replaces the clocks
 * @returns the number of attempts
 */
export async function deliverDue(
  worker: string,
  deliver: Deliver,
  now: Date | undefined,
  hooks: MailHooks = {},
  lane: Lane = { bulk: false, limit: atOnce },
): Promise<number> {
  const { bulk, limit } = lane;
  return runBatch(outbox, {
    worker,
    now,
    where: { bulk },
    limit,
    attempt: async (mail) => {
      const change = await attempt(mail, deliver);
      return {
        change,
        store: async (tx, isOurs) => {
          if ("sentAt" in change) await hooks.onSent?.(tx, mail, change);
          else if (change.state === "dead" && isOurs) await hooks.onDead?.(tx, mail, new Date());
        },
      };
    },
  });
}

/** An email whose last attempt got no further than authentication: every other email would have failed too. */
const failedAtServer = {
  state: "pending",
  attempts: { gt: 0 },
  lastError: { notIn: [unknownFailure] },
  NOT: ["MAIL FROM", "RCPT TO", "DATA", fileStoreUnavailableCode].map((command) => ({
    lastError: { contains: command },
  })),
};

/**
 * Makes emails due that are waiting for an unavailable mail server, once it works again. The attempt isn't counted, so
 * that a flapping server doesn't use up attempts.
 * @param isUsable checks the server, only while emails wait for it
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

const outageCheckMs = 15_000;
const lanes = ["outbox", "bulk outbox"];

/** Starts the process's mail workers. @returns a function that stops them after the emails in progress */
export function startOutboxWorker(hooks?: MailHooks): () => Promise<void> {
  const [worker, bulkWorker] = [randomUUID(), randomUUID()];
  const deliver = transport();
  const pace = newPace(env().BULK_MAILS_PER_MINUTE, performance.now());
  async function bulkBatch(): Promise<number> {
    const limit = Math.min(atOnce, pace.refill(performance.now()));
    if (limit === 0) return 0;
    const tried = await deliverDue(bulkWorker, deliver, undefined, hooks, { bulk: true, limit });
    pace.spend(tried);
    return tried;
  }
  const stops = [
    startWorker({
      name: "outbox",
      parts: async (busy) => lanes.filter((lane) => !busy.includes(lane)),
      partsAtOnce: lanes.length,
      batch: (lane) => (lane === "outbox" ? deliverDue(worker, deliver, undefined, hooks) : bulkBatch()),
      logFailure: logFailedRun,
    }),
    runEvery("mail server", outageCheckMs, async () => {
      await retryAfterOutage(isMailServerUsable, new Date());
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
