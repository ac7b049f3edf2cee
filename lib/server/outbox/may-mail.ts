import "server-only";
import { subHours } from "date-fns";
import type { Transaction } from "../db";

/** Mails of a topic that one address gets in an hour through forms into which anybody can type it. */
const mailsPerHour = { contact: 5, account: 5, "privacy-request": 10, "privacy-link": 5 } as const;

/** Whether an address, in any case, may get one more mail of a topic now: its owner need not be who asked for it. */
export async function mayMail(
  tx: Transaction,
  topic: keyof typeof mailsPerHour,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const recent = { topic, recipientKey: recipient.toLowerCase(), createdAt: { gt: subHours(now, 1) } };
  return (await tx.outboxMail.count({ where: recent })) < mailsPerHour[topic];
}
