import "server-only";
import { randomUUID } from "node:crypto";
import { addHours } from "date-fns";
import { read, type Transaction, write } from "@/lib/platform/database";
import type { Prisma, StoredFile } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import { createRefusal } from "@/lib/platform/words";
import type { Bytes } from "./blocks";
import { bucketStore } from "./bucket";
import { type ContentType, contentTypeOf, sniffedBytes } from "./content-type";
import { DamagedFile, decrypt, encrypt, encryptedSize, fileKey, LostKey, newFileKey } from "./encryption";
import { folderStore, listFolder } from "./folder";
import type { FileStore } from "./store-types";

/** Hours until a stored file is removed unless it is attached. */
const heldHours = 3;

/** The configured store: a bucket or a folder. */
const fileStore = (): FileStore => (env().FILES_BUCKET === undefined ? folderStore : bucketStore());

/** A stored file that isn't attached yet: `completeFile` completes its row. */
export interface NewFile extends ContentType {
  id: string;
  /** Bytes before encryption. */
  size: number;
  /** SHA-256 of the encrypted bytes. */
  hash: string;
}

/** The first bytes of a source, and the whole source again. */
async function peek(source: Bytes, bytes: number): Promise<{ start: Buffer; whole: Bytes }> {
  const pieces = source[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let held = 0;
  while (held < bytes) {
    const { done, value } = await pieces.next();
    if (done) break;
    seen.push(value);
    held += value.byteLength;
  }
  async function* whole() {
    yield* seen;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { start: Buffer.concat(seen).subarray(0, bytes), whole: whole() };
}

/**
 * Encrypts and stores a file as it arrives. Its row is created first, so that the bytes are found and removed if the process
 * crashes or `completeFile` doesn't follow.
 * @param limit its size in bytes, and the message for a larger one
 * @throws HttpError 413, 422 for a type that isn't accepted or an empty file; FileStoreUnavailable, DatabaseUnavailable; what
 * `source` throws. Then the bytes are removed
 */
export async function storeFile(
  source: Bytes,
  { limit, tooLarge, now }: { limit: number; tooLarge: Sentence; now: Date },
): Promise<NewFile> {
  const { start, whole } = await peek(source, sniffedBytes);
  if (start.length === 0) {
    throw createRefusal(422, ({ upload }) => upload.emptyFile);
  }
  const kind = await contentTypeOf(start);
  if (!kind) {
    throw createRefusal(422, ({ upload }) => upload.fileKind);
  }
  const id = randomUUID();
  const { key, sealedKey } = newFileKey(id);
  const row = { id, sealedKey, size: 0, hash: "", createdAt: now, heldUntil: addHours(now, heldHours) };
  await write((tx) => tx.storedFile.create({ data: row }));
  let size = 0;
  async function* counted() {
    for await (const piece of whole) {
      size += piece.byteLength;
      if (size > limit) throw new HttpError(413, tooLarge);
      yield piece;
    }
  }
  try {
    const hash = await fileStore().put(id, encrypt(counted(), key));
    return { ...kind, id, size, hash };
  } catch (error) {
    await discardFile(id);
    throw error;
  }
}

/**
 * Removes a stored file, unless it is attached: its transaction may have been committed although it seemed to fail.
 * If removing fails, `removeUnusedFiles` does it later.
 */
export async function discardFile(id: string): Promise<void> {
  try {
    const claimed = await write((tx) =>
      tx.storedFile.updateMany({ where: { id, hash: "" }, data: { heldUntil: new Date(0) } }),
    );
    if (claimed.count === 0) return;
    await fileStore().remove(id);
    await write((tx) => tx.storedFile.deleteMany({ where: { id } }));
  } catch (error) {
    log.warn({ file: id, ...describeError(error) }, "a discarded file could not be removed yet");
  }
}

/**
 * Completes a stored file's row, in the transaction that stores the reference to it.
 * @throws HttpError 409 if it took so long that the file was removed
 */
export async function completeFile(tx: Transaction, { id, size, hash }: NewFile, now: Date): Promise<void> {
  const { count } = await tx.storedFile.updateMany({
    where: { id, heldUntil: { gt: now }, sealedKey: { not: "" } },
    data: { size, hash },
  });
  if (count === 0)
    throw new HttpError(409, "The upload took too long, and nothing was stored. Please try again.");
}

/** Deletes the keys of files in the transaction that removes their references; `removeUnusedFiles` removes the bytes. */
export async function deleteFileKeys(tx: Transaction, ids: string[]): Promise<void> {
  await tx.storedFile.updateMany({
    where: { id: { in: ids } },
    data: { sealedKey: "", heldUntil: new Date(0) },
  });
}

/**
 * Opens a stored file. It checks existence, size and key at once; the bytes are authenticated while they are read.
 * @throws DamagedFile, LostKey, FileStoreUnavailable; while it is read DamagedFile and FileStoreUnavailable
 */
export async function openFile({
  id,
  sealedKey,
  size,
}: Pick<StoredFile, "id" | "sealedKey" | "size">): Promise<Bytes> {
  const key = fileKey(id, sealedKey);
  const stored = await fileStore().size(id);
  if (stored === null) throw new DamagedFile("The file is missing.");
  if (stored !== encryptedSize(size)) throw new DamagedFile("The file doesn’t have its original size.");
  return bytesOf(id, key);
}

/** Opened only when it is read, so that many files are open one at a time. */
async function* bytesOf(id: string, key: Buffer): AsyncGenerator<Buffer> {
  const source = await fileStore().get(id);
  if (source === null) throw new DamagedFile("The file is missing.");
  yield* decrypt(source, key);
}

/** Like `openFile`, for a download. A damaged file is logged. @throws HttpError 500; FileStoreUnavailable */
export async function openFileForDownload(file: Parameters<typeof openFile>[0]): Promise<Bytes> {
  try {
    return await openFile(file);
  } catch (error) {
    if (!(error instanceof DamagedFile || error instanceof LostKey)) throw error;
    log.error({ file: file.id, ...describeError(error) }, "a stored file can’t be read");
    throw new HttpError(500, "This file can’t be read. It is damaged or was stored with a different key.");
  }
}

/** A file that nothing refers to. A relation of the table that is missing here is a type error. */
const unused: Record<Exclude<keyof Prisma.StoredFileInclude, "_count">, null> = {
  attachment: null,
  contactAttachment: null,
};

const batch = 100;

/**
 * Removes files without a reference: interrupted uploads and detached files. It marks the row, removes the bytes, then the row, so
 * that the next round can continue after a crash. One failure doesn't stop the others.
 * @returns how many files were removed
 */
export async function removeUnusedFiles(now: Date): Promise<number> {
  let removed = 0;
  let after = "";
  for (;;) {
    const expired = { AND: [unused, { heldUntil: { lte: now } }] };
    const rows = await read((db) =>
      db.storedFile.findMany({
        where: { ...expired, id: { gt: after } },
        select: { id: true },
        orderBy: { id: "asc" },
        take: batch,
      }),
    );
    for (const { id } of rows) {
      after = id;
      try {
        const marked = await write((tx) =>
          tx.storedFile.updateMany({ where: { ...expired, id }, data: { sealedKey: "" } }),
        );
        // It was attached since it was listed.
        if (marked.count === 0) continue;
        await fileStore().remove(id);
        await write((tx) => tx.storedFile.deleteMany({ where: { ...expired, id } }));
        removed += 1;
      } catch (error) {
        log.error({ file: id, ...describeError(error) }, "a file could not be removed yet");
      }
    }
    if (rows.length < batch) return removed;
  }
}

/**
 * Removes files without a row from the folder: of uploads interrupted by a crash, and files newer than a restored backup. A
 * bucket isn't searched, since other sites may share it.
 * @param before the latest write; no upload or restore that began earlier may be running
 * @returns how many files were removed
 */
export async function removeOrphans(before: Date): Promise<number> {
  const old = (await listFolder()).filter(({ writtenAt }) => writtenAt < before);
  let removed = 0;
  for (const { name } of old) {
    const id = name.replace(/\.part$/, "");
    if (!/^[0-9a-f-]{36}$/.test(id)) continue;
    const isKnown = name === id && (await read((db) => db.storedFile.count({ where: { id } }))) > 0;
    if (isKnown) continue;
    await folderStore.remove(name);
    removed += 1;
  }
  return removed;
}
