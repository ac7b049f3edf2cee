import "server-only";
import type { Reader, Transaction } from "@/lib/platform/database";
import type { UploadAllowance } from "@/lib/platform/files/incoming";
import { requestError } from "@/lib/privacy/words/request-words";
import { figures } from "@/lib/site/figures";

const limits = figures.privacy.files;
const mib = 1024 * 1024;

export const tooManyFiles = (count: number) => requestError(422, (words) => words.tooManyFiles({ count }));

export const tooMuch = () => requestError(422, (words) => words.filesTooLarge({ mib: limits.caseMib }));

/**
 * What a request, or a question, may still receive. Checked before anything is stored, so that outsiders can't fill the disk:
 * at most `caseMib` a request, and only where staff asked for files.
 */
export async function remainingUpload(
  db: Pick<Reader | Transaction, "caseAttachment">,
  requestId: string,
  questionId?: string,
): Promise<UploadAllowance> {
  const rows = await db.caseAttachment.findMany({
    where: { requestId },
    select: { questionId: true, file: { select: { size: true } } },
  });
  const filesOfQuestion = rows.filter((row) => row.questionId === questionId).length;
  const ofQuestion =
    questionId === undefined ? Number.POSITIVE_INFINITY : limits.personCount - filesOfQuestion;
  const usedBytes = rows.reduce((sum, { file }) => sum + file.size, 0);
  return {
    count: Math.min(limits.caseCount - rows.length, ofQuestion),
    bytes: limits.caseMib * mib - usedBytes,
  };
}
