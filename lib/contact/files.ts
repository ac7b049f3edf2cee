import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { type IncomingFiles, type StoredUpload, storeFiles } from "@/lib/platform/files/incoming";
import { downloadName } from "@/lib/platform/files/names";
import { deleteFileKeys, openFileForDownload } from "@/lib/platform/files/stored-files";
import { HttpError } from "@/lib/platform/http-error";
import { figures } from "@/lib/site/figures";
import { threadWords } from "./console-words";

const { files: words } = threadWords;
const { count, mib } = figures.answerFiles;

const refusal = (status: number, sentence: string) =>
  new HttpError(status, sentence, { fields: { files: sentence } });

/** Stores the files of an answer, all or none. */
export function storeAnswerFiles(files: IncomingFiles, now: Date): Promise<StoredUpload[]> {
  const bytes = mib * 1024 * 1024;
  const tooMuch = () => refusal(413, words.tooMuch);
  const tooMany = () => refusal(422, words.tooMany);
  const limits = { remaining: { count, bytes }, fileBytes: bytes, tooLarge: words.tooMuch, tooMany, tooMuch };
  return storeFiles(files, limits, now);
}

/** Selects the columns of an answer's files that the thread shows. */
export const answerFileQuery = {
  select: { id: true, number: true, label: true, contentType: true, file: { select: { size: true } } },
  orderBy: { number: "asc" },
} as const;

/** A file of an answer, for staff; the download is recorded. */
export async function fetchAnswerFile(context: Context, { id }: { id: string }) {
  requireRight(context, "messages:read");
  const row = await read((db) =>
    db.contactAttachment.findUnique({
      where: { id },
      include: { file: true, event: { select: { message: { select: { reference: true } } } } },
    }),
  );
  if (!row) throw new HttpError(404, words.gone);
  const { file, contentType, event } = row;
  const { reference } = event.message;
  const bytes = await openFileForDownload(file);
  await context.transact(async (tx) => {
    const after = { type: contentType, size: file.size };
    await audit(tx, context, { action: "message.file-fetched", subject: reference, after });
    return {};
  });
  return { name: `${reference}-${downloadName(row)}`, contentType, size: file.size, bytes };
}

/** Deletes messages with their threads and makes the files of answers unreadable. @returns the number of messages */
export async function deleteMessages(
  tx: Transaction,
  where: Prisma.ContactMessageWhereInput,
): Promise<number> {
  const files = await tx.contactAttachment.findMany({
    where: { event: { message: where } },
    select: { fileId: true },
  });
  const { count: removed } = await tx.contactMessage.deleteMany({ where });
  await deleteFileKeys(
    tx,
    files.map(({ fileId }) => fileId),
  );
  return removed;
}
