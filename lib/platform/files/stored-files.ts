import "server-only";
import { randomUUID } from "node:crypto";
import { addHours } from "date-fns";
import { read, type Transaction, write } from "@/lib/platform/database";
import type { Prisma, StoredFile } from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { HttpError, type Sentence } from "@/lib/platform/http-error";
import { describeError, log } from "@/lib/platform/log";
import type { Bytes } from "./blocks";
import { bucketStore } from "./bucket";
import { type ContentType, contentTypeOf, sniffedBytes } from "./content-type";
import { DamagedFile, decrypted, encrypted, encryptedSize, fileKey, newFileKey } from "./encryption";
import { folderStore, listFolder } from "./folder";
import type { FileStore } from "./store-types";

/** Hours that somebody who stores a file has to make it part of something. */
const heldHours = 3;

/** The place that the environment names: a bucket, or the folder of files. */
const fileStore = (): FileStore => (env().FILES_BUCKET === undefined ? folderStore : bucketStore());

/** A file whose bytes are stored and that nothing refers to yet: `keepFile` makes its row whole. */
export interface NewFile extends ContentType {
  id: string;
  /** Bytes, before they were encrypted. */
  size: number;
  /** Of what is stored. */
  hash: string;
}

/** The first bytes of a source, and all of it again. */
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
 * Stores a file's bytes, encrypted, down to the disk or in the bucket, as they come. Its row is there before they are,
 * so that whatever becomes of this process, they are found and removed unless `keepFile` follows.
 * @param limit its size in bytes, and the message for a larger one
 * @throws HttpError 413, 422 for a kind of content that isn't taken or no content; FileStoreUnavailable,
 * DatabaseUnavailable; what `source` throws. Then nothing is left of it
 */
export async function storeFile(
  source: Bytes,
  { limit, tooLarge, now }: { limit: number; tooLarge: Sentence; now: Date },
): Promise<NewFile> {
  const { start, whole } = await peek(source, sniffedBytes);
  if (start.length === 0) throw new HttpError(422, "The file is empty.");
  const kind = await contentTypeOf(start);
  if (!kind) {
    throw new HttpError(
      422,
      "This kind of file isn’t accepted. Send PDF, images, office documents, text, recordings or a ZIP.",
    );
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
    const hash = await fileStore().put(id, encrypted(counted(), key));
    return { ...kind, id, size, hash };
  } catch (error) {
    await discardFile(id);
    throw error;
  }
}

/**
 * Removes what was stored and isn't to be kept; a file that was kept after all, though its transaction seemed to fail,
 * stays. What can't be removed now is later (`removeUnused`).
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
 * Makes a stored file's row whole, in the transaction that also stores what refers to it.
 * @throws HttpError 409 when it took so long that the file is given up
 */
export async function completeFile(tx: Transaction, { id, size, hash }: NewFile, now: Date): Promise<void> {
  const { count } = await tx.storedFile.updateMany({
    where: { id, heldUntil: { gt: now }, sealedKey: { not: "" } },
    data: { size, hash },
  });
  if (count === 0)
    throw new HttpError(409, "The upload took too long, and nothing was stored. Please try again.");
}

/**
 * Makes files unreadable in a transaction that takes away what refers to them: without its key there is nothing to be
 * read in the bytes, which `removeUnused` removes.
 */
export async function forgetFiles(tx: Transaction, ids: string[]): Promise<void> {
  await tx.storedFile.updateMany({
    where: { id: { in: ids } },
    data: { sealedKey: "", heldUntil: new Date(0) },
  });
}

/**
 * A stored file's bytes. That it is there, whole and readable with this site's key is known when it resolves, of the
 * bytes themselves as they come.
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

/** Opened only when it is read, so that of many files one at a time is. */
async function* bytesOf(id: string, key: Buffer): AsyncGenerator<Buffer> {
  const source = await fileStore().get(id);
  if (source === null) throw new DamagedFile("The file is missing.");
  yield* decrypted(source, key);
}

const batch = 100;

/**
 * Removes files that nothing refers to: uploads that broke off, and what was taken away. First the row is marked, then
 * the bytes go, then the row, so that a crash in between leaves what the next round finds. One that can't be removed
 * doesn't stop the others.
 * @param unused which rows nothing refers to
 * @returns how many files went
 */
export async function removeUnused(now: Date, unused: Prisma.StoredFileWhereInput): Promise<number> {
  let gone = 0;
  let after = "";
  for (;;) {
    const over = { AND: [unused, { heldUntil: { lte: now } }] };
    const rows = await read((db) =>
      db.storedFile.findMany({
        where: { ...over, id: { gt: after } },
        select: { id: true },
        orderBy: { id: "asc" },
        take: batch,
      }),
    );
    for (const { id } of rows) {
      after = id;
      try {
        const marked = await write((tx) =>
          tx.storedFile.updateMany({ where: { ...over, id }, data: { sealedKey: "" } }),
        );
        // It became part of something since it was listed.
        if (marked.count === 0) continue;
        await fileStore().remove(id);
        await write((tx) => tx.storedFile.deleteMany({ where: { ...over, id } }));
        gone += 1;
      } catch (error) {
        log.error({ file: id, ...describeError(error) }, "a file could not be removed yet");
      }
    }
    if (rows.length < batch) return gone;
  }
}

/**
 * Removes from the folder what no row knows: what an upload left that broke off with its process, and files that were
 * stored after the backup that was restored was made. In a bucket nothing is looked for, since it may be another site's too.
 * @param before when it was last written to; no upload and no restore may be under way that began earlier
 * @returns how many files went
 */
export async function removeOrphans(before: Date): Promise<number> {
  const old = (await listFolder()).filter(({ writtenAt }) => writtenAt < before);
  let gone = 0;
  for (const { name } of old) {
    const id = name.replace(/\.part$/, "");
    if (!/^[0-9a-f-]{36}$/.test(id)) continue;
    const isKnown = name === id && (await read((db) => db.storedFile.count({ where: { id } }))) > 0;
    if (isKnown) continue;
    await folderStore.remove(name);
    gone += 1;
  }
  return gone;
}
