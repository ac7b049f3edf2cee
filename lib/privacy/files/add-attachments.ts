import "server-only";
import { randomUUID } from "node:crypto";
import { findIdentifiers } from "@/lib/moderation/identifiers";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight, staffName } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Bytes } from "@/lib/platform/files/blocks";
import { completeFile, discardFile, type NewFile, storeFile } from "@/lib/platform/files/stored-files";
import { HttpError } from "@/lib/platform/http-error";
import { isClosed } from "@/lib/privacy/core/case";
import { asksForData, toCaseRow } from "@/lib/privacy/core/case-file";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { isUnanswered } from "@/lib/privacy/core/conversation";
import { requireTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { refusedRequest } from "@/lib/privacy/tracking/request-words";
import { figures } from "@/lib/site/figures";
import { fileLabel } from "./attachment-names";
import { filesRefused } from "./attachment-words";
import { remainingUpload, tooManyFiles, tooMuch, type UploadAllowance, within } from "./room";
import { holdQuestion } from "./upload-hold";

const limits = figures.privacy.files;
const mib = 1024 * 1024;

/** A file as it comes in. Its bytes are read before the next one is asked for. */
interface IncomingFile {
  /** What it is called where it came from. */
  name: string;
  bytes: Bytes;
}

export type Incoming = AsyncIterable<IncomingFile>;

interface StoredAttachment extends NewFile {
  label: string;
  /** As the column of its row. */
  identifiers: string | null;
}

/** Of a larger text the rest would go unread, so that none of it is. */
const readMib = 4;

/** Passes bytes on and keeps them while they may be a text that can be read. @returns also what reads it */
function legible(bytes: Bytes) {
  let pieces: Uint8Array[] | null = [];
  let size = 0;
  async function* passed() {
    for await (const piece of bytes) {
      size += piece.byteLength;
      if (size > readMib * mib || piece.includes(0)) pieces = null;
      pieces?.push(piece);
      yield piece;
    }
  }
  const read = () => (pieces ? Buffer.concat(pieces).toString("utf8") : null);
  return { bytes: passed(), read };
}

/** Only texts can be read without opening a document: plain text, CSV, JSON and HTML. */
function identifiersIn(type: string, text: string | null): string | null {
  return text !== null && /^(?:text\/|application\/json)/.test(type) ? findIdentifiers(text).join(",") : null;
}

/**
 * Stores files one after the other, all or none, each only if there is room for it.
 * @param most how many may be attached, as it is said
 * @throws HttpError 413, 422; FileStoreUnavailable, DatabaseUnavailable
 */
async function storeAll(
  files: Incoming,
  { fileMib, most, left, now }: { fileMib: number; most: number; left: UploadAllowance; now: Date },
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  const room = { ...left };
  try {
    for await (const { name, bytes } of files) {
      if (stored.length >= room.count) throw tooManyFiles(most);
      const source = legible(within(room, bytes));
      const file = await storeFile(source.bytes, {
        limit: fileMib * mib,
        tooLarge: refusedRequest((words) => words.fileTooLarge({ mib: fileMib })),
        now,
      });
      const identifiers = identifiersIn(file.type, source.read());
      stored.push({ ...file, label: fileLabel(name), identifiers });
    }
    if (stored.length === 0)
      throw new HttpError(
        422,
        refusedRequest((words) => words.noFile),
      );
    return stored;
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
}

async function discardAll(stored: readonly StoredAttachment[]): Promise<void> {
  for (const { id } of stored) await discardFile(id);
}

/** @throws HttpError 422 when the files of a request would be too many or too much with these: others came meanwhile */
async function checkRoom(
  tx: Transaction,
  { requestId, questionId }: Owner,
  more: readonly StoredAttachment[],
): Promise<void> {
  const { count, bytes } = await remainingUpload(tx, requestId, questionId ?? undefined);
  if (more.length > count) throw tooManyFiles(questionId === null ? limits.caseCount : limits.personCount);
  if (more.reduce((sum, { size }) => sum + size, 0) > bytes) throw tooMuch();
}

interface Owner {
  requestId: string;
  questionId: string | null;
  origin: "office" | "requester";
  staff: string | null;
}

/** Makes stored files a request's, with an entry of its record. The case is locked. */
async function attachAll(
  tx: Transaction,
  { now }: Context,
  owner: Owner,
  files: readonly StoredAttachment[],
): Promise<void> {
  const { requestId, origin, staff } = owner;
  await checkRoom(tx, owner, files);
  const { _max: highest } = await tx.caseAttachment.aggregate({
    where: { requestId },
    _max: { number: true },
  });
  let number = highest.number ?? 0;
  for (const file of files) {
    await completeFile(tx, file, now);
    number += 1;
    const { id: fileId, type: contentType, extension, label, identifiers } = file;
    const facts = { fileId, number, label, contentType, extension, identifiers, addedAt: now };
    const data = { id: randomUUID(), ...owner, ...facts };
    await tx.caseAttachment.create({ data });
  }
  const [kind, actor] = origin === "office" ? ["files-added", "operator"] : ["files-received", "requester"];
  const note = files.map(({ label }) => label).join(", ");
  await tx.privacyRequestEvent.create({ data: { requestId, at: now, actor, staff, kind, note } });
  await tx.privacyRequest.update({ where: { id: requestId }, data: incrementVersion });
}

/** A request to which staff may add files. @throws HttpError 404, 409 */
async function findOpenRequest(db: Pick<Transaction, "privacyRequest">, id: string) {
  const row = await db.privacyRequest.findUnique({ where: { id } });
  if (!row) throw new HttpError(404, "This request doesn’t exist.");
  const request = toCaseRow(row);
  if (isClosed(request.state)) throw new HttpError(409, filesRefused.closed);
  if (!asksForData(request)) throw new HttpError(409, filesRefused.noData);
  return row;
}

/**
 * Attaches what other systems hold to a request: all of the files or none.
 * @returns how many
 * @throws HttpError 403, 404, 409 on a request that is closed or doesn't ask for data, 413, 422; FileStoreUnavailable,
 * DatabaseUnavailable
 */
export async function addCaseFiles(
  context: Context,
  { id, files }: { id: string; files: Incoming },
): Promise<{ added: number }> {
  requireRight(context, "cases:write");
  const left = await read(async (db) => {
    await findOpenRequest(db, id);
    return remainingUpload(db, id);
  });
  const { fileMib, caseCount: most } = limits;
  const stored = await storeAll(files, { fileMib, most, left, now: context.now });
  const owner: Owner = { requestId: id, questionId: null, origin: "office", staff: staffName(context) };
  try {
    return await context.transact(async (tx) => {
      await lockCase(tx, id);
      const { reference } = await findOpenRequest(tx, id);
      await attachAll(tx, context, owner, stored);
      const after = { files: stored.map(({ type, size }) => ({ type, size })) };
      await audit(tx, context, { action: "case.file-added", subject: reference, after });
      return { added: stored.length };
    });
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
}

/**
 * Takes what the person sends because a question asked for it: all of the files or none.
 * @param alongside what is stored in the same transaction, after the files
 * @returns how many
 * @throws HttpError 404 for a link that doesn't open the request, an agent's, or another's question; 409 for a question that
 * needs no answer any more, and while something is sent for it already; 413, 422;
 * FileStoreUnavailable, DatabaseUnavailable
 */
export async function addPersonFile(
  context: Context,
  input: { reference: string; token: string; questionId: string; files: Incoming },
  alongside?: (tx: Transaction) => Promise<unknown>,
): Promise<{ added: number }> {
  const { reference, token, questionId, files } = input;
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const { id: requestId } = request;
  const question = { id: questionId, requestId };
  if (audience !== "person")
    throw new HttpError(
      404,
      refusedRequest((words) => words.link),
    );
  await read((db) => checkQuestion(db, question));
  return holdQuestion(questionId, async (confirm) => {
    const left = await read((db) => remainingUpload(db, requestId, questionId));
    const { personFileMib: fileMib, personCount: most } = limits;
    const stored = await storeAll(files, { fileMib, most, left, now: context.now });
    try {
      return await context.transact(async (tx) => {
        await lockCase(tx, requestId);
        await confirm(tx);
        await checkQuestion(tx, question);
        await attachAll(tx, context, { requestId, questionId, origin: "requester", staff: null }, stored);
        await alongside?.(tx);
        return { added: stored.length };
      });
    } catch (error) {
      await discardAll(stored);
      throw error;
    }
  });
}

/** @throws HttpError 404 for a question that isn't this person's, 409 when nothing is asked any more */
async function checkQuestion(
  db: Pick<Transaction, "caseQuestion">,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const question = await db.caseQuestion.findFirst({ where: { id, requestId, audience: "person" } });
  if (!question)
    throw new HttpError(
      404,
      refusedRequest((words) => words.noQuestion),
    );
  if (!isUnanswered(question))
    throw new HttpError(
      409,
      refusedRequest((words) => words.noAnswerNeeded),
    );
}
