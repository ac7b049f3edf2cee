import "server-only";
import { read } from "@/lib/platform/database";
import { downloadName } from "@/lib/platform/files/names";
import { openFileForDownload } from "@/lib/platform/files/stored-files";
import { createZip, type ZipEntry } from "@/lib/platform/files/zip";
import type { CaseRow } from "@/lib/privacy/core/case";
import { type AttachedFile, answerDocument } from "./document/document";
import { answerSchema } from "./document/schema";
import { answerData, findSubject } from "./subject-access";

async function* textBytes(words: Buffer): AsyncGenerator<Buffer> {
  yield words;
}

function textEntry(name: string, words: string): ZipEntry {
  const bytes = Buffer.from(words);
  return { name, size: bytes.length, open: () => textBytes(bytes) };
}

/**
 * The answer to a request for data as one ZIP in the request's language: a document, the same data as JSON with its schema,
 * and the files that staff attached to it or sent with answers to messages. Every file is opened before the first byte is sent.
 * @param at what came in later is left out
 * @throws HttpError 500 if a file can't be read, without its name; FileStoreUnavailable, DatabaseUnavailable
 */
export async function packageOf(
  request: Pick<CaseRow, "id" | "reference" | "email" | "law" | "region" | "language" | "explanation">,
  at: Date,
) {
  const { id, reference } = request;
  const { processing, ...heldData } = await answerData(request, at);
  const attachments = await read(async (db) => {
    const { contactIds } = await findSubject(db, request.email);
    const ofRequest = await db.caseAttachment.findMany({
      where: { requestId: id, origin: "office", addedAt: { lte: at } },
      include: { file: true },
      orderBy: { number: "asc" },
    });
    const ofAnswers = await db.contactAttachment.findMany({
      where: { event: { messageId: { in: contactIds }, at: { lte: at } } },
      include: { file: true, event: { select: { at: true, message: { select: { reference: true } } } } },
      orderBy: [{ eventId: "asc" }, { number: "asc" }],
    });
    return [
      ...ofRequest.map((row) => ({ ...row, name: downloadName(row) })),
      // Each answer counts its own from one; here no two have the same name.
      ...ofAnswers.map(({ event, ...row }, index) => {
        const name = `${event.message.reference}-${downloadName({ ...row, number: index + 1 })}`;
        return { ...row, name, addedAt: event.at };
      }),
    ];
  });
  const files: AttachedFile[] = [];
  const entries: ZipEntry[] = [];
  for (const row of attachments) {
    const name = `files/${row.name}`;
    const { label, contentType, addedAt } = row;
    const { size } = row.file;
    // Opened now to check it; read later, when its turn comes.
    const bytes = await openFileForDownload(row.file);
    files.push({ name, label, contentType, size, addedAt });
    entries.push({ name, size, open: () => bytes });
  }
  const data = { $schema: "data.schema.json", ...heldData, processing, files };
  const { size, bytes } = await createZip(
    [
      textEntry("your-data.html", answerDocument(request, heldData, processing, files)),
      textEntry("data.json", `${JSON.stringify(data, null, 2)}\n`),
      textEntry("data.schema.json", `${JSON.stringify(answerSchema(), null, 2)}\n`),
      ...entries,
    ],
    at,
  );
  return { name: `${reference}.zip`, size, bytes };
}
