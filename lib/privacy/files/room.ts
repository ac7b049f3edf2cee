import "server-only";
import type { Reader, Transaction } from "@/lib/platform/database";
import type { Bytes } from "@/lib/platform/files/blocks";
import { HttpError } from "@/lib/platform/http-error";
import { refusedRequest } from "@/lib/privacy/tracking/request-words";
import { figures } from "@/lib/site/figures";
import { filesRefused } from "./attachment-words";

const limits = figures.privacy.files;
const mib = 1024 * 1024;

/** How many files, and bytes of them, may still be attached. */
export interface UploadAllowance {
  count: number;
  bytes: number;
}

export const tooManyFiles = (count: number) =>
  new HttpError(
    422,
    refusedRequest((words) => words.tooManyFiles({ count })),
  );

export const tooMuch = () => new HttpError(422, filesRefused.tooMuch(limits.caseMib));

/**
 * The room that a request has left, and for its person a question of it. It is read before anything is stored, so that
 * strangers fill no more of the disk than a request may keep: `caseMib` each, and only where the desk asked for files.
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
  const sent = rows.filter((row) => row.questionId === questionId).length;
  const ofQuestion = questionId === undefined ? Number.POSITIVE_INFINITY : limits.personCount - sent;
  const held = rows.reduce((sum, { file }) => sum + file.size, 0);
  return { count: Math.min(limits.caseCount - rows.length, ofQuestion), bytes: limits.caseMib * mib - held };
}

/** Bytes as they come, as long as they fit into the room, which they take up. @throws HttpError 422 */
export async function* within(room: UploadAllowance, bytes: Bytes): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    room.bytes -= piece.byteLength;
    if (room.bytes < 0) throw tooMuch();
    yield piece;
  }
}
