import "server-only";
import { randomUUID } from "node:crypto";
import { renderMail } from "@/lib/email/render-mail";
import { contactNotice, contactReceipt } from "@/lib/email/templates/contact";
import { env } from "@/lib/env";
import { newReference } from "@/lib/references";
import type { ContactMessage } from "@/lib/schemas/contact";
import type { Transaction } from "../db";
import { enqueue } from "../outbox/enqueue";
import { mayMail } from "../outbox/may-mail";
import { suspicionOf } from "./suspicion";

interface Facts {
  clientHash: string;
  honeypot: string;
  now: Date;
}

/** Stores a contact message with its receipt and the notice to the team. @returns the work of one transaction */
export async function submitMessage(message: ContactMessage, { clientHash, honeypot, now }: Facts) {
  const id = randomUUID();
  const reference = newReference("CM");
  const suspicion = suspicionOf(message, honeypot);
  const receipt = await renderMail(contactReceipt(message, reference));
  const notice = await renderMail(contactNotice(message, reference, suspicion));
  const about = { topic: "contact", subjectId: id };

  return async (tx: Transaction) => {
    await tx.contactMessage.create({
      data: { id, reference, ...message, suspicion, clientHash, createdAt: now },
    });
    if (await mayMail(tx, "contact", message.email, now)) {
      await enqueue(tx, { ...receipt, recipient: message.email, ...about }, now);
    }
    await enqueue(tx, { ...notice, recipient: env().TEAM_MAIL, replyTo: message.email, ...about }, now);
    return { success: true as const, reference };
  };
}
