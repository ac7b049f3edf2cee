import "server-only";
import { randomUUID } from "node:crypto";
import { enqueueBulk, placeholder } from "@/lib/mail/bulk";
import { lockRowsAgainstDeletion, read, type Transaction } from "@/lib/platform/database";
import { type Language, languages, storedLanguage } from "@/lib/site/language";
import { subscriberLinks } from "./links";
import { type StatusNotice, updateMail } from "./mails";
import { storedServices } from "./schema";

export type { StatusNotice };

interface RecipientFilter {
  id: string;
  email: string;
}

type StatusNoticeScope = Pick<StatusNotice, "kind" | "concerns">;

/** Whether a subscriber chose to be notified of it. */
function subscribesTo(
  subscriber: { services: unknown; maintenance: boolean },
  { kind, concerns }: StatusNoticeScope,
): boolean {
  if (kind === "maintenance" && !subscriber.maintenance) return false;
  const chosenServices: string[] = storedServices(subscriber.services);
  return (
    chosenServices.length === 0 || concerns.length === 0 || concerns.some((id) => chosenServices.includes(id))
  );
}

/** Emails a post to the subscribers of one language. */
async function enqueueIn(
  tx: Transaction,
  { notice, language, now }: { notice: StatusNotice; language: Language; now: Date },
  subscribers: readonly RecipientFilter[],
): Promise<void> {
  // A placeholder that can't occur in text by an operator.
  const managePlace = randomUUID();
  const recipients = subscribers.map(({ id, email }) => {
    const { manage, oneClick } = subscriberLinks(id, language);
    return {
      recipient: email,
      subjectId: id,
      fills: { [managePlace]: manage },
      headers: {
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  });
  const content = updateMail(notice, placeholder(managePlace), language);
  await enqueueBulk(tx, { content, topic: "status", recipients }, now);
}

/** How many subscribers would be emailed. */
export async function countRecipients(about: StatusNoticeScope): Promise<number> {
  const select = { services: true, maintenance: true } as const;
  const all = await read((db) => db.subscriber.findMany({ select }));
  return all.filter((subscriber) => subscribesTo(subscriber, about)).length;
}

/**
 * Emails a post to all its subscribers, one email each in their own language, in the transaction that posts it.
 * @returns the number of emails
 */
export async function enqueueStatusEmails(tx: Transaction, notice: StatusNotice, now: Date): Promise<number> {
  // Whoever unsubscribes now waits, and then deletes these emails as well.
  await lockRowsAgainstDeletion(tx, "Subscriber");
  const all = await tx.subscriber.findMany({
    select: { id: true, email: true, services: true, maintenance: true, language: true },
    orderBy: { createdAt: "asc" },
  });
  const subscribers = all.filter((subscriber) => subscribesTo(subscriber, notice));
  for (const language of languages) {
    const readers = subscribers.filter((subscriber) => storedLanguage(subscriber.language) === language);
    await enqueueIn(tx, { notice, language, now }, readers);
  }
  return subscribers.length;
}
