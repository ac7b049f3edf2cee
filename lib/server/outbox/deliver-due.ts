import "server-only";
import { addMilliseconds } from "date-fns";
import type { OutboxMail } from "@/lib/generated/prisma/client";
import { read, write } from "../db";
import { DatabaseUnavailable } from "../db-faults";
import { errorFacts, log } from "../log";
import { confirmReceipt } from "../privacy/confirm-receipt";
import { afterFailure } from "./after-failure";
import { type Deliver, deadlineMs } from "./transport";

/** A claim outlasts the one try that is made under it, so that no second worker sends the same row meanwhile. */
const claimMs = 3 * deadlineMs;
/** Mails that one worker sends at once. It claims no more than that: a claim is no place to wait in. */
const atOnce = 4;
const settleEveryMs = 500;

/** Claims what is due for one worker. A claim that ran out belongs to a process that died: the mail is tried again. */
async function claimDue(worker: string, now: Date): Promise<OutboxMail[]> {
  const due = {
    OR: [
      { state: "pending", nextAttemptAt: { lte: now } },
      { state: "sending", claimedUntil: { lte: now } },
    ],
  };
  if ((await read((db) => db.outboxMail.count({ where: due }))) === 0) return [];
  return write(async (tx) => {
    const mails = await tx.outboxMail.findMany({
      where: due,
      orderBy: { nextAttemptAt: "asc" },
      take: atOnce,
    });
    await tx.outboxMail.updateMany({
      where: { id: { in: mails.map((mail) => mail.id) } },
      data: {
        state: "sending",
        claimedBy: worker,
        claimedUntil: addMilliseconds(now, claimMs),
        attempts: { increment: 1 },
      },
    });
    return mails;
  });
}

/** A delivered mail keeps only that it was sent: its words may hold working links, and nothing reads them any more. */
const delivered = { state: "sent", text: "", html: "", claimedBy: null, claimedUntil: null, lastError: null };

/** One try. @returns what the row becomes */
async function attempt(mail: OutboxMail, deliver: Deliver) {
  try {
    await deliver(mail);
  } catch (error) {
    const change = afterFailure(mail.attempts, error, new Date());
    const { state, lastError } = change;
    log.warn(
      { mail: mail.id, topic: mail.topic, state, lastError, ...errorFacts(error) },
      "mail not delivered",
    );
    return change;
  }
  log.info({ mail: mail.id, topic: mail.topic }, "mail delivered");
  return { ...delivered, sentAt: new Date() };
}

/** Stores a try's outcome, as often as it takes: a mail that left and isn't marked would leave once more. */
async function settle(mail: OutboxMail, worker: string, data: Awaited<ReturnType<typeof attempt>>) {
  for (;;) {
    try {
      await write(async (tx) => {
        await tx.outboxMail.updateMany({ where: { id: mail.id, claimedBy: worker }, data });
        if ("sentAt" in data) await confirmReceipt(tx, mail, data.sentAt);
      });
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.error({ mail: mail.id, ...errorFacts(error) }, "the outcome could not be stored yet");
      await new Promise((resolve) => setTimeout(resolve, settleEveryMs));
    }
  }
}

/** Delivers some of what is due. @returns how many were tried */
export async function deliverDue(worker: string, deliver: Deliver, now: Date): Promise<number> {
  const mails = await claimDue(worker, now);
  await Promise.all(mails.map(async (mail) => settle(mail, worker, await attempt(mail, deliver))));
  return mails.length;
}
