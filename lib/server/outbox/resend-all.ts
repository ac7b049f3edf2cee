import "server-only";
import type { Transaction } from "../db";
import { freshTries } from "./resend";

/** Sends again whatever was given up, as after an outage. @returns the work of one transaction, which answers how many */
export function resendAll(now: Date) {
  return async (tx: Transaction): Promise<number> => {
    const { count } = await tx.outboxMail.updateMany({ where: { state: "dead" }, data: freshTries(now) });
    return count;
  };
}
