import "server-only";
import { deleteRefusedActions } from "@/lib/desk/held-actions";
import type { Transaction } from "@/lib/platform/database";
import { Prisma } from "@/lib/platform/database/generated/client";
import { deleteAttachmentsOnRecord } from "@/lib/privacy/files/attachment-rows";
import { readingKeys, subjectHash } from "./ledger";

const domain = "erased.invalid";

const anonymousAddress = (email: string, key?: string): string => `${subjectHash(email, key)}@${domain}`;

/** The condition for the requests of an erased person, whose hash only somebody with the complete address can compute. */
export const whereErasedAddress = (email: string): Prisma.PrivacyRequestWhereInput => ({
  emailKey: { in: readingKeys().map((key) => anonymousAddress(email, key).toLowerCase()) },
});

/** The condition for requests whose address is still known. A part of a hash would be found by chance. */
export const whereAddressKnown: Prisma.PrivacyRequestWhereInput = {
  NOT: { emailKey: { endsWith: `@${domain}` } },
};
export const isAnonymous = (emailKey: string): boolean => emailKey.endsWith(`@${domain}`);

/** Events but those whose note says why data was erased before an answer: it has to be shown later, and doesn't name the person. */
const whereNotReason = { kind: { not: "erased" } };

/** The content of reports from other systems; that and when they reported, and the outcome, stay. */
const forgetReports = (tx: Transaction, ids: string[]) =>
  tx.caseConnector.updateMany({
    where: { requestId: { in: ids } },
    data: { items: Prisma.DbNull, note: "" },
  });

const withoutWords = {
  description: "",
  agentName: null,
  agentEmail: null,
  extensionReason: null,
  explanation: null,
  clientHash: "",
};

/**
 * Reduces a closed request to what 11 CCR §7101(b) requires to be kept: date, type and manner of the request, date and kind of
 * the answer, ground of a denial. Everything about the person is removed.
 */
export async function anonymizeRequest(
  tx: Transaction,
  request: { id: string; email: string },
  now: Date,
): Promise<void> {
  const address = anonymousAddress(request.email);
  await deleteAttachmentsOnRecord(tx, { requestId: request.id }, now);
  await tx.privacyRequest.update({
    where: { id: request.id },
    data: {
      email: address,
      emailKey: address.toLowerCase(),
      ...withoutWords,
      dataOfferedUntil: null,
      erasedAt: now,
    },
  });
  await tx.privacyRequestEvent.updateMany({
    where: { requestId: request.id, ...whereNotReason },
    data: { note: null },
  });
  await forgetReports(tx, [request.id]);
  await deleteRefusedActions(tx, [request.id]);
  await tx.mailToken.deleteMany({
    where: { subjectId: request.id, purpose: { startsWith: "privacy-" } },
  });
  await tx.outboxMail.deleteMany({
    where: { subjectId: request.id, topic: { in: ["privacy-request", "privacy-link"] } },
  });
}

/** Requests with anything left that `removePersonalText` removes, such as a note in their record. */
export const whereNotAnonymized = {
  OR: [
    { description: { not: "" } },
    { agentName: { not: null } },
    { agentEmail: { not: null } },
    { extensionReason: { not: null } },
    { explanation: { not: null } },
    { clientHash: { not: "" } },
    { events: { some: { note: { not: null }, ...whereNotReason } } },
    { connectors: { some: { OR: [{ note: { not: "" } }, { items: { not: Prisma.DbNull } }] } } },
    { attachments: { some: {} } },
  ],
};

/**
 * Removes what closed requests no longer need, even if they still need the address: everything except what was asked, when,
 * and the outcome. @returns the number of requests
 */
export async function removePersonalText(tx: Transaction, ids: string[], now: Date): Promise<number> {
  await deleteAttachmentsOnRecord(tx, { requestId: { in: ids } }, now);
  await tx.privacyRequestEvent.updateMany({
    where: { requestId: { in: ids }, ...whereNotReason },
    data: { note: null },
  });
  await forgetReports(tx, ids);
  await deleteRefusedActions(tx, ids);
  return (await tx.privacyRequest.updateMany({ where: { id: { in: ids } }, data: withoutWords })).count;
}
