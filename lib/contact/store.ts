import "server-only";
import { randomUUID } from "node:crypto";
import { notifyStaff } from "@/lib/desk/notices";
import { canEmailNow, enqueue } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { type Context, clientHash, requireRight } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { newReference } from "@/lib/platform/reference";
import { consolePaths } from "@/lib/site/staff-paths";
import { publish } from "@/lib/webhooks/publish";
import { changeMessage, type MessageVersion } from "./events";
import { contactNotice, contactReceipt } from "./mails";
import { messagePrefix } from "./reference";
import type { ContactMessage } from "./schema";
import { contactWords } from "./words";

/** Why a message looks like spam, or null. It only sorts the operator's list; no message is dropped. */
function suspicionOf(message: ContactMessage, honeypot: string): string | null {
  if (honeypot !== "") return "the hidden field was filled in";
  const links = message.message.match(/https?:\/\//gi)?.length ?? 0;
  if (links >= 4) return `${links} links`;
  if (/https?:\/\//i.test(`${message.name} ${message.company}`)) return "a link in the name or company";
  return null;
}

/** Stores a contact message with its receipt and the notice to the team. @throws DatabaseUnavailable */
export async function submitMessage(
  context: Context,
  message: ContactMessage,
  { honeypot }: { honeypot: string },
) {
  const { now, language } = context;
  const id = randomUUID();
  const reference = newReference(messagePrefix);
  const suspicion = suspicionOf(message, honeypot);
  const receipt = await renderMail(contactReceipt(message, reference, language));
  const notice = await renderMail(contactNotice(message, { id, reference, suspicion }));
  const about = { topic: "contact", subjectId: id };

  const sender = await clientHash(context);

  return context.transact(async (tx) => {
    const sentReceipt = (await canEmailNow(tx, "contact", message.email, now))
      ? await enqueue(tx, { ...receipt, recipient: message.email, ...about }, now)
      : null;
    const receiptId = sentReceipt?.messageId ?? null;
    await tx.contactMessage.create({
      data: { id, reference, ...message, language, suspicion, clientHash: sender, createdAt: now, receiptId },
    });
    await enqueue(tx, { ...notice, recipient: env().TEAM_MAIL, replyTo: message.email, ...about }, now);
    const data = { id, reference, kind: message.type, suspected: suspicion !== null };
    await publish(tx, context, { type: "contact.received", data });
    if (suspicion === null) {
      const kind = contactWords.en.types[message.type];
      await notifyStaff(tx, context, { about: "messages", reference, kind, path: consolePaths.message(id) });
    }
    return { success: true as const, reference };
  });
}

/**
 * Marks a message as handled or new.
 * @returns its reference
 */
export async function markMessage(
  context: Context,
  { handled, ...seen }: MessageVersion & { handled: boolean },
): Promise<{ reference: string }> {
  requireRight(context, "messages:write");
  return context.transact(async (tx) => {
    const before = await changeMessage(tx, context, seen, () => ({
      handled,
      event: { kind: handled ? "handled" : "reopened" },
    }));
    const { reference } = before;
    const states = { before: { handled: before.handledAt !== null }, after: { handled } };
    await audit(tx, context, { action: "message.marked", subject: reference, ...states });
    return { reference };
  });
}

/** Whether the message with that reference still exists: an erasure may have removed it. */
export async function hasMessage(tx: Transaction, reference: string): Promise<boolean> {
  return (await tx.contactMessage.count({ where: { reference } })) > 0;
}
