import "server-only";
import { addHours, subHours } from "date-fns";
import type { Transaction } from "../db";

/** Mails of a topic that one address gets in an hour through forms into which anybody can type it. */
const mailsPerHour = { contact: 5, account: 5, "privacy-request": 10, "privacy-link": 5 } as const;

/**
 * From when on an address, in any case, may get one more mail of a topic: now, or once enough of the last hour's are
 * older. Its owner need not be who asked for it.
 */
export async function mayMailFrom(
  tx: Transaction,
  topic: keyof typeof mailsPerHour,
  recipient: string,
  now: Date,
): Promise<Date> {
  const last = await tx.outboxMail.findFirst({
    where: { topic, recipientKey: recipient.toLowerCase(), createdAt: { gt: subHours(now, 1) } },
    select: { createdAt: true },
    orderBy: { createdAt: "desc" },
    skip: mailsPerHour[topic] - 1,
  });
  return last ? addHours(last.createdAt, 1) : now;
}

/** Whether an address may get one more mail of a topic now. */
export async function mayMail(...asked: Parameters<typeof mayMailFrom>): Promise<boolean> {
  const [, , , now] = asked;
  return (await mayMailFrom(...asked)) <= now;
}
