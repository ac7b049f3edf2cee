import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";

/**
 * Records that the requester got our receipt (11 CCR §7021(a)), with the first email about the request that was delivered. A
 * recorded date stays, since the first confirmation counts.
 */
export async function confirmReceipt(
  tx: Transaction,
  mail: OutboxMail,
  { sentAt }: { sentAt: Date },
): Promise<void> {
  const { topic, subjectId, recipient } = mail;
  if (topic !== "privacy-request" || !subjectId) return;
  const unconfirmed = {
    id: subjectId,
    acknowledgedAt: null,
    OR: [{ email: recipient }, { agentEmail: recipient, filedBy: { not: "agent" } }],
  };
  await tx.privacyRequest.updateMany({ where: unconfirmed, data: { acknowledgedAt: sentAt } });
}
