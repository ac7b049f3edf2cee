import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { audit } from "@/lib/platform/audit";
import { type Context, requireRight, staffName } from "@/lib/platform/context";
import { read, type Transaction } from "@/lib/platform/database";
import type { Bytes } from "@/lib/platform/files/blocks";
import { contentTypeOf, sniffedBytes } from "@/lib/platform/files/content-type";
import {
  discardAll,
  type IncomingFiles,
  type StoredUpload,
  storeFiles,
  type UploadAllowance,
} from "@/lib/platform/files/incoming";
import { completeFile } from "@/lib/platform/files/stored-files";
import { HttpError } from "@/lib/platform/http-error";
import { isClosed } from "@/lib/privacy/core/case";
import { asksForData, requireCaseRow } from "@/lib/privacy/core/case-file";
import { incrementVersion, lockCase } from "@/lib/privacy/core/case-version";
import { isUnanswered } from "@/lib/privacy/core/conversation";
import { recordEvent } from "@/lib/privacy/core/record-event";
import type { personFilesSchema } from "@/lib/privacy/core/schema";
import { requireTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { requestError, requestErrorSentence } from "@/lib/privacy/words/request-words";
import { figures } from "@/lib/site/figures";
import { filesRefused } from "./attachment-words";
import { remainingUpload, tooManyFiles, tooMuch } from "./room";
import { scanText } from "./scan-text";
import { withUploadReservation } from "./upload-reservation";

const limits = figures.privacy.files;
const mib = 1024 * 1024;

interface StoredAttachment extends StoredUpload {
  /** The kinds of numbers it may contain, as its row stores them; null if the text can't be read. */
  identifiers: string | null;
}

/** Larger texts aren't scanned at all, since a part would prove nothing. */
const readMib = 4;

/** Only plain text, CSV, JSON and HTML can be scanned. */
const isText = (type: string) => /^(?:text\/|application\/json)/.test(type);

/** Passes bytes on and keeps them as long as they may be a text to scan. @returns also the function that scans it */
function scanWhileReading(bytes: Bytes) {
  let pieces: Uint8Array[] | null = [];
  let size = 0;
  async function* passPieces() {
    for await (const piece of bytes) {
      size += piece.byteLength;
      if (size > readMib * mib || piece.includes(0)) pieces = null;
      pieces?.push(piece);
      yield piece;
    }
  }
  async function identifiers(): Promise<string | null> {
    if (!pieces) return null;
    const all = Buffer.concat(pieces);
    const type = await contentTypeOf(all.subarray(0, sniffedBytes));
    return type && isText(type.type) ? (await scanText(all.toString("utf8"))).join(",") : null;
  }
  return { bytes: passPieces(), identifiers };
}

/**
 * Stores files of a request one after the other, all or none, within its limits.
 * @param most how many may be attached, for the error message
 */
async function storeAll(
  files: IncomingFiles,
  { fileMib, most, allowance, now }: { fileMib: number; most: number; allowance: UploadAllowance; now: Date },
): Promise<StoredAttachment[]> {
  const found: (string | null)[] = [];
  async function* searched() {
    for await (const { name, bytes } of files) {
      const source = scanWhileReading(bytes);
      yield { name, bytes: source.bytes };
      // The next one is asked for once this one is stored.
      found.push(await source.identifiers());
    }
  }
  const tooLarge = requestErrorSentence((words) => words.fileTooLarge({ mib: fileMib }));
  const rules = {
    remaining: allowance,
    fileBytes: fileMib * mib,
    tooLarge,
    tooMany: () => tooManyFiles(most),
    tooMuch,
  };
  const storedFiles = await storeFiles(searched(), rules, now);
  if (storedFiles.length === 0) throw requestError(422, (words) => words.noFile);
  return storedFiles.map((file, index) => ({ ...file, identifiers: found[index] ?? null }));
}

async function checkRoom(
  tx: Transaction,
  { requestId, questionId }: Owner,
  newFiles: readonly StoredAttachment[],
): Promise<void> {
  const { count, bytes } = await remainingUpload(tx, requestId, questionId ?? undefined);
  if (newFiles.length > count)
    throw tooManyFiles(questionId === null ? limits.caseCount : limits.personCount);
  if (newFiles.reduce((sum, { size }) => sum + size, 0) > bytes) throw tooMuch();
}

interface Owner {
  requestId: string;
  questionId: string | null;
  origin: "office" | "requester";
  staff: string | null;
}

/** Attaches stored files to a request, with an entry in its record. The case is locked. */
async function attachAll(
  tx: Transaction,
  context: Context,
  owner: Owner,
  files: readonly StoredAttachment[],
): Promise<void> {
  const { now } = context;
  const { requestId, origin } = owner;
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
  const note = files.map(({ label }) => label).join(", ");
  const event = { kind: "files-received", actor: "requester" } as const;
  const by = origin === "office" ? { kind: "files-added" } : event;
  await recordEvent(tx, context, { requestId, ...by, note });
  await tx.privacyRequest.update({ where: { id: requestId }, data: incrementVersion });
}

/** A request to which staff may add files. */
async function requireOpenRequest(db: Pick<Transaction, "privacyRequest">, id: string) {
  const request = await requireCaseRow(db, id);
  if (isClosed(request.state)) throw new HttpError(409, filesRefused.closed);
  if (!asksForData(request)) throw new HttpError(409, filesRefused.noData);
  return request;
}

/** Attaches files with data from other systems to a request, all or none. @returns how many */
export async function addCaseFiles(
  context: Context,
  { id, files }: { id: string; files: IncomingFiles },
): Promise<{ added: number }> {
  requireRight(context, "cases:write");
  const allowance = await read(async (db) => {
    await requireOpenRequest(db, id);
    return remainingUpload(db, id);
  });
  const { fileMib, caseCount: most } = limits;
  const storedFiles = await storeAll(files, { fileMib, most, allowance, now: context.now });
  const owner: Owner = { requestId: id, questionId: null, origin: "office", staff: staffName(context) };
  try {
    return await context.transact(async (tx) => {
      await lockCase(tx, id);
      const { reference } = await requireOpenRequest(tx, id);
      await attachAll(tx, context, owner, storedFiles);
      const after = { files: storedFiles.map(({ type, size }) => ({ type, size })) };
      await audit(tx, context, { action: "case.file-added", subject: reference, after });
      return { added: storedFiles.length };
    });
  } catch (error) {
    await discardAll(storedFiles);
    throw error;
  }
}

/**
 * Attaches the files that the person sends for a question, all or none. @returns how many
 * @param alongside what is stored in the same transaction, after the files
 */
export async function addPersonFiles(
  context: Context,
  input: z.output<typeof personFilesSchema> & { files: IncomingFiles },
  alongside?: (tx: Transaction) => Promise<unknown>,
): Promise<{ added: number }> {
  const { reference, token, questionId, files } = input;
  const { request, audience } = await requireTrackedRequest(reference, token, context.now);
  const { id: requestId } = request;
  const question = { id: questionId, requestId };
  if (audience !== "person") throw requestError(404, (words) => words.link);
  await read((db) => checkQuestion(db, question));
  return withUploadReservation(questionId, async (assertReserved) => {
    const allowance = await read((db) => remainingUpload(db, requestId, questionId));
    const { personFileMib: fileMib, personCount: most } = limits;
    const storedFiles = await storeAll(files, { fileMib, most, allowance, now: context.now });
    try {
      return await context.transact(async (tx) => {
        await lockCase(tx, requestId);
        await assertReserved(tx);
        await checkQuestion(tx, question);
        await attachAll(
          tx,
          context,
          { requestId, questionId, origin: "requester", staff: null },
          storedFiles,
        );
        await alongside?.(tx);
        return { added: storedFiles.length };
      });
    } catch (error) {
      await discardAll(storedFiles);
      throw error;
    }
  });
}

async function checkQuestion(
  db: Pick<Transaction, "caseQuestion">,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const question = await db.caseQuestion.findFirst({ where: { id, requestId, audience: "person" } });
  if (!question) throw requestError(404, (words) => words.noQuestion);
  if (!isUnanswered(question)) throw requestError(409, (words) => words.noAnswerNeeded);
}
