import "server-only";
import { addHours, max, subHours } from "date-fns";
import type { Transaction } from "../db";
import { countedDomain, mailboxOf } from "./mailbox";

/** Mails of a topic that one mailbox gets in an hour through forms into which anybody can type its address. */
const mailsPerHour = { contact: 5, account: 5, "privacy-request": 10, "privacy-link": 5 } as const;

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
  const recipientDomain = countedDomain(recipient);
  return max([
    await roomFrom({ recipientKey: mailboxOf(recipient) }, mailsPerHour[topic]),
    recipientDomain === null ? now : await roomFrom({ recipientDomain }, mailsPerHourOfDomain),
  ]);
}

/** Whether an address may get one more mail of a topic now. */
export async function mayMail(...asked: Parameters<typeof mayMailFrom>): Promise<boolean> {
  const [, , , now] = asked;
  return (await mayMailFrom(...asked)) <= now;
}
