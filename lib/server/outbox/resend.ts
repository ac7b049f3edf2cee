import "server-only";
import { Refusal } from "@/lib/refusal";
import type { Transaction } from "../db";

/** What makes a dead mail one that waits for its first try. */
export const freshTries = (now: Date) => ({ state: "pending", attempts: 0, nextAttemptAt: now });

/**
 * Gives a dead mail all its tries again, from now on. Its Message-ID stays, so that a reader who has it already sees
 * one mail.
 * @returns the work of one transaction
 * @throws Refusal 409 when the mail isn't dead (any more), 404 when there is none
 */
export function resend(id: string, now: Date) {
  return async (tx: Transaction): Promise<void> => {
    const { count } = await tx.outboxMail.updateMany({
      where: { id, state: "dead" },
      data: freshTries(now),
    });
    if (count > 0) return;
    const exists = (await tx.outboxMail.count({ where: { id } })) > 0;
    throw exists
      ? new Refusal(409, "Only a mail that was given up can be sent again.")
      : new Refusal(404, "There is no such mail.");
  };
}
