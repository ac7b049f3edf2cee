import "server-only";
import type { Transaction } from "../db";
import { resend } from "./resend";

/** Sends again whatever was given up, as after an outage. @returns the work of one transaction, which answers how many */
export function resendAll(now: Date) {
  return async (tx: Transaction): Promise<number> => {
    const dead = await tx.outboxMail.findMany({ where: { state: "dead" }, select: { id: true } });
    for (const { id } of dead) await resend(id, now)(tx);
    return dead.length;
  };
}
