import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { forgetFiles, removeUnused } from "@/lib/platform/files/stored-files";

/**
 * Takes files away from requests: from the commit on nobody can read them, and their bytes go within minutes.
 * @returns how many
 */
export async function deleteAttachments(
  tx: Transaction,
  where: Prisma.CaseAttachmentWhereInput,
): Promise<number> {
  const rows = await tx.caseAttachment.findMany({ where, select: { id: true, fileId: true } });
  const { count } = await tx.caseAttachment.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await forgetFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  );
  return count;
}

/** What the person of a request sent because questions asked for it: it has no more use once they are settled. */
export async function deleteQuestionFiles(tx: Transaction, requestId: string): Promise<number> {
  return deleteAttachments(tx, { requestId, origin: "requester" });
}

/** The files of a request that prove who somebody is: they are deleted once the identity is confirmed. */
export async function deleteProofs(tx: Transaction, requestId: string): Promise<number> {
  const questions = await tx.caseQuestion.findMany({
    where: { requestId, reason: "identity" },
    select: { id: true },
  });
  return deleteAttachments(tx, { requestId, questionId: { in: questions.map(({ id }) => id) } });
}

/** Removes the bytes of files that belong to no request. @returns how many files were removed */
export async function removeUnusedFiles(now: Date): Promise<number> {
  return removeUnused(now, { attachment: null });
}
