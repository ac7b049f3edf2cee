import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { deleteFileKeys } from "@/lib/platform/files/stored-files";

/**
 * Removes files from requests. Once committed, nobody can read them; their bytes are deleted within minutes.
 * @returns how many
 */
export async function deleteAttachments(
  tx: Transaction,
  where: Prisma.CaseAttachmentWhereInput,
): Promise<number> {
  const rows = await tx.caseAttachment.findMany({ where, select: { id: true, fileId: true } });
  const { count } = await tx.caseAttachment.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await deleteFileKeys(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return count;
}

/** Files that the person sent for questions: not needed once these are resolved. */
export async function deleteQuestionFiles(tx: Transaction, requestId: string): Promise<number> {
  return deleteAttachments(tx, { requestId, origin: "requester" });
}

/** Proof of identity: deleted once the identity is confirmed. */
export async function deleteProofs(tx: Transaction, requestId: string): Promise<number> {
  const questions = await tx.caseQuestion.findMany({
    where: { requestId, reason: "identity" },
    select: { id: true },
  });
  return deleteAttachments(tx, { requestId, questionId: { in: questions.map(({ id }) => id) } });
}
