import "server-only";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight, staffName } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import type { Bytes } from "@/lib/platform/files/blocks";
import { type ZipEntry, zipOf } from "@/lib/platform/files/zip";
import { HttpError } from "@/lib/platform/http-error";
import { type CaseRow, toCaseRow } from "@/lib/privacy/core/case-file";
import { fileName } from "@/lib/privacy/files/attachment-names";
import { openAttachment } from "@/lib/privacy/files/attachments";
import { recordFetched, requireOffer } from "@/lib/privacy/tracking/follow-request";
import { type AttachedFile, answerDocument } from "./document/document";
import { answerSchema } from "./document/schema";
import { answerData } from "./subject-access";

/** An answer as one file. */
export interface AnswerPackage {
  name: string;
  /** Bytes. */
  size: number;
  bytes: Bytes;
}

async function* textBytes(words: Buffer): AsyncGenerator<Buffer> {
  yield words;
}

function textEntry(name: string, words: string): ZipEntry {
  const bytes = Buffer.from(words);
  return { name, size: bytes.length, open: () => textBytes(bytes) };
}

/**
 * The answer to a request for data as one ZIP: a document to be read, the same as JSON with its schema, and what the
 * office attached, in the request's language. Each file is found to be there and readable before the first byte is sent.
 * @throws HttpError 500 naming no file that can't be read; FileStoreUnavailable, DatabaseUnavailable
 */
async function packageOf(
  request: Pick<CaseRow, "id" | "reference" | "email" | "law" | "region" | "language" | "explanation">,
  now: Date,
): Promise<AnswerPackage> {
  const { id, reference } = request;
  const { processing, ...held } = await answerData(request, now);
  const rows = await read((db) =>
    db.caseAttachment.findMany({
      where: { requestId: id, origin: "office" },
      include: { file: true },
      orderBy: { number: "asc" },
    }),
  );
  const files: AttachedFile[] = [];
  const entries: ZipEntry[] = [];
  for (const row of rows) {
    const name = `files/${fileName(row)}`;
    const { label, contentType, addedAt } = row;
    const { size } = row.file;
    // Checked now, and read when its turn comes.
    const bytes = await openAttachment(row.file);
    files.push({ name, label, contentType, size, addedAt });
    entries.push({ name, size, open: () => bytes });
  }
  const data = { $schema: "data.schema.json", ...held, processing, files };
  const { size, bytes } = await zipOf(
    [
      textEntry("your-data.html", answerDocument(request, held, processing, files)),
      textEntry("data.json", `${JSON.stringify(data, null, 2)}\n`),
      textEntry("data.schema.json", `${JSON.stringify(answerSchema(), null, 2)}\n`),
      ...entries,
    ],
    now,
  );
  return { name: `${reference}.zip`, size, bytes };
}

/**
 * The package that a completed request gives out to the person concerned, and the record that it was fetched.
 * @throws HttpError as openOffer and packageOf
 */
export async function offeredPackage(
  context: Context,
  link: { reference: string; token: string },
): Promise<AnswerPackage> {
  const request = await requireOffer(context, link);
  const made = await packageOf(request, context.now);
  await recordFetched(context, request);
  return made;
}

/** The same for who answers the request, and the record of who looked. @throws HttpError 401, 403, 404, as packageOf */
export async function exportPackage(context: Context, { id }: { id: string }): Promise<AnswerPackage> {
  requireRight(context, "subjects:export");
  requireRecentProof(context);
  const row = await read((db) => db.privacyRequest.findUnique({ where: { id } }));
  if (!row) throw new HttpError(404, "This request doesn’t exist.");
  const made = await packageOf(toCaseRow(row), context.now);
  const by = { at: context.now, actor: "operator", staff: staffName(context) };
  await context.transact(async (tx) => {
    await tx.privacyRequestEvent.create({ data: { requestId: id, ...by, kind: "subject-access" } });
    await audit(tx, context, { action: "subject.exported", subject: row.reference });
    return {};
  });
  return made;
}
