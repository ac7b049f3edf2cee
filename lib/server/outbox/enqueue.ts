import "server-only";
import { randomUUID } from "node:crypto";
import type { RenderedMail } from "@/lib/email/render-mail";
import { site } from "@/lib/site";
import type { Transaction } from "../db";

export interface Letter extends RenderedMail {
  /** One bare address. */
  recipient: string;
  replyTo?: string;
  topic: string;
  subjectId?: string;
}

/** Puts a mail into the outbox, in the transaction of what it tells about: both are stored, or neither. */
export async function enqueue(tx: Transaction, letter: Letter, now: Date): Promise<void> {
  const id = randomUUID();
  const recipientKey = letter.recipient.toLowerCase();
  const times = { nextAttemptAt: now, createdAt: now };
  await tx.outboxMail.create({
    data: { id, messageId: `<${id}@${site.domain}>`, ...letter, recipientKey, ...times },
  });
}
