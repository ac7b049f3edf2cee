import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { deleteFileKeys } from "@/lib/platform/files/stored-files";
import { type AppealFacts, appealUntil } from "@/lib/privacy/core/case";
import { toCaseRow } from "@/lib/privacy/core/case-file";

/**
 * Removes files from requests. Once committed, nobody can read them; their bytes are deleted within minutes.
 * @returns the removed rows
 */
export async function deleteAttachments(tx: Transaction, where: Prisma.CaseAttachmentWhereInput) {
  const select = { id: true, fileId: true, requestId: true, label: true };
  const rows = await tx.caseAttachment.findMany({ where, select, orderBy: { number: "asc" } });
  await tx.caseAttachment.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await deleteFileKeys(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return rows;
}

/** Deletes attachments, with an entry in the record of each request. @returns how many files */
export async function deleteAttachmentsOnRecord(
  tx: Transaction,
  where: Prisma.CaseAttachmentWhereInput,
  at: Date,
): Promise<number> {
  const rows = await deleteAttachments(tx, where);
  for (const requestId of new Set(rows.map((row) => row.requestId))) {
    const files = rows.filter((row) => row.requestId === requestId);
    const note = files.map(({ label }) => label).join(", ");
    await tx.privacyRequestEvent.create({
      data: { requestId, at, actor: "system", kind: "files-deleted", note },
    });
  }
  return rows.length;
}

/** The condition for files that requesters sent. */
const whereSentByRequester = { origin: "requester" } as const;

/** Proof of identity: deleted once the identity is confirmed, or the request closed. */
export async function deleteProofs(tx: Transaction, requestId: string, at: Date): Promise<number> {
  const questions = await tx.caseQuestion.findMany({
    where: { requestId, reason: "identity" },
    select: { id: true },
  });
  return deleteAttachmentsOnRecord(tx, { requestId, questionId: { in: questions.map(({ id }) => id) } }, at);
}

/**
 * Deletes the files that the person sent for a request that closes, but only proof of identity while the decision can be
 * appealed: whoever decides the appeal has to see the others.
 */
export const deleteFilesAtClosing = (
  tx: Transaction,
  { id, ...facts }: { id: string } & AppealFacts,
  at: Date,
): Promise<number> =>
  appealUntil(facts) === null
    ? deleteAttachmentsOnRecord(tx, { requestId: id, ...whereSentByRequester }, at)
    : deleteProofs(tx, id, at);

/** Deletes files that requesters sent, once their closed requests can no longer be appealed. @returns how many */
export async function deleteFilesAfterAppealPeriod(
  tx: Transaction,
  now: Date,
  batch: number,
): Promise<number> {
  const requests = await tx.privacyRequest.findMany({
    where: { closedAt: { not: null }, attachments: { some: whereSentByRequester } },
  });
  const over = requests.filter((row) => {
    const until = appealUntil(toCaseRow(row));
    return until === null || until < now;
  });
  const ids = over.slice(0, batch).map(({ id }) => id);
  return deleteAttachmentsOnRecord(tx, { requestId: { in: ids }, ...whereSentByRequester }, now);
}
