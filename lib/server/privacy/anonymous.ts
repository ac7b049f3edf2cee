import "server-only";
import type { Transaction } from "../db";
import { subjectHash } from "./erasure-key";

const domain = "erased.invalid";

const anonymousAddress = (email: string): string => `${subjectHash(email)}@${domain}`;
export const isAnonymous = (emailKey: string): boolean => emailKey.endsWith(`@${domain}`);

/**
 * Leaves of a closed request what 11 CCR §7101(b) requires to be kept (when, what kind, how it came in, when and how it was
 * answered, on which ground) and removes who made it, in whose words.
 */
export async function anonymiseRequest(
  tx: Transaction,
  request: { id: string; email: string },
  now: Date,
): Promise<void> {
  const address = anonymousAddress(request.email);
  await tx.privacyRequest.update({
    where: { id: request.id },
    data: {
      email: address,
      emailKey: address.toLowerCase(),
      description: "",
      agentName: null,
      agentEmail: null,
      extensionReason: null,
      dataOfferedUntil: null,
      clientHash: "",
      erasedAt: now,
    },
  });
  await tx.privacyRequestEvent.updateMany({ where: { requestId: request.id }, data: { note: null } });
  await tx.mailToken.deleteMany({
    where: { subjectId: request.id, purpose: { startsWith: "privacy-" } },
  });
  await tx.outboxMail.deleteMany({
    where: { subjectId: request.id, topic: { in: ["privacy-request", "privacy-link"] } },
  });
}
