import "server-only";
import { randomUUID } from "node:crypto";
import type { RenderedMail } from "@/lib/email/render-mail";
import { site } from "@/lib/site";
import type { Transaction } from "../db";
import { countedDomain, mailboxOf } from "./mailbox";

export interface Letter extends RenderedMail {
  /** One bare address. */
  recipient: string;
  replyTo?: string;
  topic: string;
  subjectId?: string;
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: both are stored, or neither.
 * @param from when it leaves. One that is held until later counts from then: in the hour of its mailbox, as overdue, and
 * in its own date.
 */
export async function enqueue(tx: Transaction, letter: Letter, from: Date): Promise<void> {
  const id = randomUUID();
  const counted = {
    recipientKey: mailboxOf(letter.recipient),
    recipientDomain: countedDomain(letter.recipient),
  };
  const times = { nextAttemptAt: from, createdAt: from };
  await tx.outboxMail.create({
    data: { id, messageId: `<${id}@${site.domain}>`, ...letter, ...counted, ...times },
  });
}
