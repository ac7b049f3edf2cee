import "server-only";
import { randomUUID } from "node:crypto";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRecentProof, requireRight, staffName } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Prisma } from "@/lib/platform/database/generated/client";
import type { Bytes } from "@/lib/platform/files/blocks";
import { DamagedFile, LostKey } from "@/lib/platform/files/encryption";
import { discardFile, keepFile, type NewFile, openFile, storeFile } from "@/lib/platform/files/stored-files";
import { describeError, log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { figures } from "@/lib/site/figures";
import { fileLabel, fileName } from "./attachment-names";
import { deleteAttachments } from "./attachment-rows";
import { filesRefused } from "./attachment-words";
import { isClosed } from "./case";
import { asCase, asksForData } from "./case-file";
import { nextVersion } from "./case-version";
import { isUnanswered } from "./conversation";
import { openFollowed } from "./follow-request";
import { lockCase } from "./lock-case";
import { refusedRequest } from "./request-words";

const limits = figures.privacy.files;
const mib = 1024 * 1024;

/** A file as it comes in. Its bytes are read before the next one is asked for. */
interface IncomingFile {
  /** What it is called where it came from. */
  name: string;
  bytes: Bytes;
}

export type Incoming = AsyncIterable<IncomingFile>;

interface Kept extends NewFile {
  label: string;
}

/** Stores files one after the other, all or none. @throws Refusal 413, 422; FileStoreUnavailable, DatabaseUnavailable */
async function storeAll(
  files: Incoming,
  { fileMib, count, now }: { fileMib: number; count: number; now: Date },
): Promise<Kept[]> {
  const stored: Kept[] = [];
  try {
    for await (const { name, bytes } of files) {
      if (stored.length === count)
        throw new Refusal(
          422,
          refusedRequest((words) => words.tooManyFiles({ count })),
        );
      const file = await storeFile(bytes, {
        limit: fileMib * mib,
        tooLarge: refusedRequest((words) => words.fileTooLarge({ mib: fileMib })),
        now,
      });
      stored.push({ ...file, label: fileLabel(name) });
    }
    if (stored.length === 0)
      throw new Refusal(
        422,
        refusedRequest((words) => words.noFile),
      );
    return stored;
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
}

async function discardAll(stored: readonly Kept[]): Promise<void> {
  for (const { id } of stored) await discardFile(id);
}

/** @throws Refusal 422 when the files of a request would be too many or too much with these */
async function checkRoom(tx: Transaction, requestId: string, more: readonly Kept[]): Promise<void> {
  const rows = await tx.caseAttachment.findMany({
    where: { requestId },
    select: { file: { select: { size: true } } },
  });
  if (rows.length + more.length > limits.caseCount) {
    throw new Refusal(
      422,
      refusedRequest((words) => words.tooManyFiles({ count: limits.caseCount })),
    );
  }
  const sizes = [...rows.map(({ file }) => file), ...more].map(({ size }) => size);
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.caseMib * mib) {
    throw new Refusal(422, filesRefused.tooMuch(limits.caseMib));
  }
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
  files: readonly Kept[],
): Promise<void> {
  const { requestId, origin, staff } = owner;
  await checkRoom(tx, requestId, files);
  const { _max: highest } = await tx.caseAttachment.aggregate({
    where: { requestId },
    _max: { number: true },
  });
  let number = highest.number ?? 0;
  for (const file of files) {
    await keepFile(tx, file, now);
    number += 1;
    const { id: fileId, type: contentType, extension, label } = file;
    const data = { id: randomUUID(), ...owner, fileId, number, label, contentType, extension, addedAt: now };
    await tx.caseAttachment.create({ data });
  }
  const [kind, actor] = origin === "office" ? ["files-added", "operator"] : ["files-received", "requester"];
  const note = files.map(({ label }) => label).join(", ");
  await tx.privacyRequestEvent.create({ data: { requestId, at: now, actor, staff, kind, note } });
  await tx.privacyRequest.update({ where: { id: requestId }, data: nextVersion });
}

/** A request that may be given files by the office. @throws Refusal 404, 409 */
async function openRequest(db: Pick<Transaction, "privacyRequest">, id: string) {
  const row = await db.privacyRequest.findUnique({ where: { id } });
  if (!row) throw new Refusal(404, "There is no such request.");
  const request = asCase(row);
  if (isClosed(request.state)) throw new Refusal(409, filesRefused.closed);
  if (!asksForData(request)) throw new Refusal(409, filesRefused.noData);
  return row;
}

/**
 * Attaches what other systems hold to a request: all of the files or none.
 * @returns how many
 * @throws Refusal 403, 404, 409 on a request that is closed or doesn't ask for data, 413, 422; FileStoreUnavailable,
 * DatabaseUnavailable
 */
export async function addCaseFiles(
  context: Context,
  { id, files }: { id: string; files: Incoming },
): Promise<{ added: number }> {
  requireRight(context, "cases:write");
  await read((db) => openRequest(db, id));
  const { fileMib, caseCount } = limits;
  const stored = await storeAll(files, { fileMib, count: caseCount, now: context.now });
  const owner: Owner = { requestId: id, questionId: null, origin: "office", staff: staffName(context) };
  try {
    return await context.transact(async (tx) => {
      await lockCase(tx, id);
      const { reference } = await openRequest(tx, id);
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
 * @returns how many
 * @throws Refusal 404 for a link that doesn't open the request, an agent's, or another's question; 409 for a question that
 * needs no answer any more; 413, 422;
 * FileStoreUnavailable, DatabaseUnavailable
 */
export async function addPersonFile(
  context: Context,
  input: { reference: string; token: string; questionId: string; files: Incoming },
): Promise<{ added: number }> {
  const { reference, token, questionId, files } = input;
  const { request, audience } = await openFollowed(reference, token, context.now);
  const { id: requestId } = request;
  const question = { id: questionId, requestId };
  if (audience !== "person")
    throw new Refusal(
      404,
      refusedRequest((words) => words.link),
    );
  await read((db) => checkQuestion(db, question));
  const { personFileMib, personCount } = limits;
  const stored = await storeAll(files, { fileMib: personFileMib, count: personCount, now: context.now });
  try {
    return await context.transact(async (tx) => {
      await lockCase(tx, requestId);
      await checkQuestion(tx, question);
      const sent = await tx.caseAttachment.count({ where: { requestId, questionId } });
      if (sent + stored.length > personCount)
        throw new Refusal(
          422,
          refusedRequest((words) => words.tooManyFiles({ count: personCount })),
        );
      await attachAll(tx, context, { requestId, questionId, origin: "requester", staff: null }, stored);
      return { added: stored.length };
    });
  } catch (error) {
    await discardAll(stored);
    throw error;
  }
}

/** @throws Refusal 404 for a question that isn't this person's, 409 when nothing is asked any more */
async function checkQuestion(
  db: Pick<Transaction, "caseQuestion">,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const question = await db.caseQuestion.findFirst({ where: { id, requestId, audience: "person" } });
  if (!question)
    throw new Refusal(
      404,
      refusedRequest((words) => words.noQuestion),
    );
  if (!isUnanswered(question))
    throw new Refusal(
      409,
      refusedRequest((words) => words.noAnswerNeeded),
    );
}

const withFile = {
  request: { select: { reference: true } },
  file: true,
} satisfies Prisma.CaseAttachmentInclude;

/** Removes one file of a request. @throws Refusal 403, 404 */
export async function removeCaseFile(
  context: Context,
  { id, file }: { id: string; file: string },
): Promise<object> {
  requireRight(context, "cases:write");
  return context.transact(async (tx) => {
    await lockCase(tx, id);
    const row = await tx.caseAttachment.findFirst({ where: { id: file, requestId: id }, include: withFile });
    if (!row) throw new Refusal(404, filesRefused.gone);
    await deleteAttachments(tx, { id: file });
    const by = { at: context.now, actor: "operator", staff: staffName(context) };
    await tx.privacyRequestEvent.create({
      data: { requestId: id, ...by, kind: "file-removed", note: row.label },
    });
    await tx.privacyRequest.update({ where: { id }, data: nextVersion });
    const before = { type: row.contentType, size: row.file.size };
    await audit(tx, context, { action: "case.file-removed", subject: row.request.reference, before });
    return { id };
  });
}

/** As openFile, for who asked: what is wrong with it is logged, and said. @throws Refusal 500; FileStoreUnavailable */
export async function openAttachment(file: Parameters<typeof openFile>[0]): Promise<Bytes> {
  try {
    return await openFile(file);
  } catch (error) {
    if (!(error instanceof DamagedFile || error instanceof LostKey)) throw error;
    log.error({ file: file.id, ...describeError(error) }, "a stored file can't be read");
    throw new Refusal(500, filesRefused.unreadable);
  }
}

/** A file of a request for who works on it, and the record of who fetched it. @throws Refusal 401, 403, 404, 500 */
export async function fetchCaseFile(context: Context, { file }: { file: string }) {
  requireRight(context, "subjects:export");
  requireRecentProof(context);
  const row = await read((db) => db.caseAttachment.findUnique({ where: { id: file }, include: withFile }));
  if (!row) throw new Refusal(404, filesRefused.gone);
  const bytes = await openAttachment(row.file);
  const { requestId, request, contentType, label } = row;
  await context.transact(async (tx) => {
    const by = { at: context.now, actor: "operator", staff: staffName(context) };
    await tx.privacyRequestEvent.create({ data: { requestId, ...by, kind: "file-fetched", note: label } });
    const after = { type: contentType, size: row.file.size };
    await audit(tx, context, { action: "case.file-fetched", subject: request.reference, after });
    return {};
  });
  return { name: `${request.reference}-${fileName(row)}`, contentType, size: row.file.size, bytes };
}

const listed = {
  id: true,
  number: true,
  label: true,
  contentType: true,
  extension: true,
  origin: true,
  staff: true,
  addedAt: true,
  questionId: true,
  file: { select: { size: true } },
} as const;

export interface Attachment {
  id: string;
  number: number;
  label: string;
  contentType: string;
  extension: string;
  origin: string;
  staff: string | null;
  addedAt: Date;
  questionId: string | null;
  size: number;
}

/** The files of a request, in the order in which they came. */
export async function listAttachments(requestId: string): Promise<Attachment[]> {
  const rows = await read((db) =>
    db.caseAttachment.findMany({ where: { requestId }, select: listed, orderBy: { number: "asc" } }),
  );
  return rows.map(({ file, ...row }) => ({ ...row, size: file.size }));
}
