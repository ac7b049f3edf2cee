import "server-only";
import type { OutboxMail } from "@/lib/generated/prisma/client";
import type { Transaction } from "../db";

/**
 * Records that the person of a request has our receipt (11 CCR §7021(a)): the first mail about it that reached their
 * address. What is recorded already stays, since the first confirmation counts.
 */
export async function confirmReceipt(tx: Transaction, mail: OutboxMail, sentAt: Date): Promise<void> {
  const { topic, subjectId, recipient } = mail;
  if (topic !== "privacy-request" || !subjectId) return;
  const unconfirmed = { id: subjectId, email: recipient, acknowledgedAt: null };
  await tx.privacyRequest.updateMany({ where: unconfirmed, data: { acknowledgedAt: sentAt } });
}
