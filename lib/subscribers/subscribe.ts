import "server-only";
import { randomUUID } from "node:crypto";
import { canEmailNow, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import type { Context } from "@/lib/platform/context";
import { confirmationLink } from "./links";
import { confirmationMail } from "./mails";
import type { SubscriptionChoice } from "./schema";
import { subscriberWords } from "./words";

/**
 * Emails the owner of an address for confirmation of a subscription. Response and work are the same whether or not it
 * is subscribed already: a confirmed selection replaces the old one. Addresses over the limit get no email.
 */
export async function subscribe(
  context: Context,
  { email, services, maintenance }: SubscriptionChoice & { email: string },
): Promise<{ message: string }> {
  const { now, language } = context;
  const id = randomUUID();
  const link = confirmationLink(id, language);
  const mail = await renderMail(confirmationMail(link, { services, maintenance }, now, language));
  return context.transact(async (tx) => {
    const choice = { services, maintenance, language };
    const data = { id, email, emailKey: email.toLowerCase(), ...choice, createdAt: now };
    await tx.subscriptionRequest.create({ data });
    if (await canEmailNow(tx, "status-confirmation", email, now)) {
      await enqueue(tx, { ...mail, recipient: email, topic: "status-confirmation", subjectId: id }, now);
    }
    return { message: subscriberWords[language].answer };
  });
}
