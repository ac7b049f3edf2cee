import "server-only";
import { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { downloadName } from "@/lib/platform/files/names";
import { openFileForDownload } from "@/lib/platform/files/stored-files";
import { HttpError } from "@/lib/platform/http-error";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { recordEvent } from "@/lib/privacy/core/record-event";
import { deleteAttachments } from "./attachment-rows";
import { filesRefused } from "./attachment-words";

const withFile = {
  request: { select: { reference: true } },
  file: true,
} satisfies Prisma.CaseAttachmentInclude;

export const fileRemovalSchema = z.object({
  file: z.string({ error: filesRefused.gone }).max(100, { error: filesRefused.gone }),
});

/** Removes one file of a request. */
export async function removeCaseFile(
  context: Context,
  { id, file }: { id: string; file: string },
): Promise<object> {
  requireRight(context, "cases:write");
  return context.transact(async (tx) => {
    await lockCase(tx, id);
    const row = await tx.caseAttachment.findFirst({ where: { id: file, requestId: id }, include: withFile });
    if (!row) throw new HttpError(404, filesRefused.gone);
    await deleteAttachments(tx, { id: file });
    await recordEvent(tx, context, { requestId: id, kind: "file-removed", note: row.label });
    await tx.privacyRequest.update({ where: { id }, data: incrementVersion });
    const before = { type: row.contentType, size: row.file.size };
    await audit(tx, context, { action: "case.file-removed", subject: row.request.reference, before });
    return { id };
  });
}

/** A file of a request, for staff; the download is recorded. */
export async function fetchCaseFile(context: Context, { file }: { file: string }) {
  requireRight(context, "subjects:export");
  requireRecentProof(context);
  const row = await read((db) => db.caseAttachment.findUnique({ where: { id: file }, include: withFile }));
  if (!row) throw new HttpError(404, filesRefused.gone);
  const bytes = await openFileForDownload(row.file);
  const { requestId, request, contentType, label } = row;
  await context.transact(async (tx) => {
    await recordEvent(tx, context, { requestId, kind: "file-fetched", note: label });
    const after = { type: contentType, size: row.file.size };
    await audit(tx, context, { action: "case.file-fetched", subject: request.reference, after });
    return {};
  });
  return { name: `${request.reference}-${downloadName(row)}`, contentType, size: row.file.size, bytes };
}

const attachmentSelect = {
  id: true,
  number: true,
  label: true,
  contentType: true,
  extension: true,
  origin: true,
  staff: true,
  addedAt: true,
  questionId: true,
  /** Kinds of identity, bank and card numbers in it; null if it could not be scanned. */
  identifiers: true,
  file: { select: { size: true } },
} as const;

/** The files of a request, in the order of receipt. */
export async function listAttachments(requestId: string) {
  const rows = await read((db) =>
    db.caseAttachment.findMany({
      where: { requestId },
      select: attachmentSelect,
      orderBy: { number: "asc" },
    }),
  );
  return rows.map(({ file, ...row }) => ({ ...row, size: file.size }));
}

export type Attachment = Awaited<ReturnType<typeof listAttachments>>[number];
