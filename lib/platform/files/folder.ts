import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { env } from "@/lib/platform/environment";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import type { Bytes } from "./blocks";
import { type FileStore, FileStoreUnavailable } from "./store-types";

/** The folder of files, and of uploads to a bucket: FILES_DIR, by default next to the database. */
export function filesFolder(): string {
  const { FILES_DIR: configured } = env();
  return configured === undefined
    ? path.join(dataFolder(), "files")
    : path.resolve(/* turbopackIgnore: true */ process.cwd(), configured);
}

const filePath = (id: string): string => path.join(filesFolder(), id);

/** The name of an incomplete file. */
const temporaryPath = (id: string): string => `${filePath(id)}.part`;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Runs `work` on the disk; failures become FileStoreUnavailable. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FileStoreUnavailable(`The folder of files can’t be used (${codeOf(cause) ?? "unknown"}).`, {
      cause,
    });
  }
}

async function writeAll(handle: FileHandle, piece: Uint8Array): Promise<void> {
  for (let start = 0; start < piece.byteLength; ) {
    start += (await handle.write(piece, start)).bytesWritten;
  }
}

/**
 * Writes bytes to a temporary file, synced to disk.
 * @returns its path, size and SHA-256
 * @throws FileStoreUnavailable; what `source` throws. Then the file is removed
 */
export async function writeTemporaryFile(
  id: string,
  source: Bytes,
): Promise<{ file: string; size: number; hash: string }> {
  const file = temporaryPath(id);
  const hash = createHash("sha256");
  let size = 0;
  const handle = await onDisk(async () => {
    await mkdir(filesFolder(), { recursive: true, mode: 0o700 });
    return open(file, "wx", 0o600);
  });
  try {
    for await (const piece of source) {
      hash.update(piece);
      size += piece.byteLength;
      await onDisk(() => writeAll(handle, piece));
    }
    await onDisk(() => handle.sync());
    await handle.close();
    return { file, size, hash: hash.digest("hex") };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Files in a folder: local, or shared by all machines of a site. */
export const folderStore: FileStore = {
  async put(id, source) {
    const { file, hash } = await writeTemporaryFile(id, source);
    await onDisk(async () => {
      await rename(file, filePath(id));
      syncToDisk(filesFolder());
    });
    return hash;
  },
  async get(id) {
    // Fails here if it is missing, before the first byte is read.
    if ((await folderStore.size(id)) === null) return null;
    return createReadStream(filePath(id), { highWaterMark: 256 * 1024 });
  },
  async size(id) {
    return onDisk(async () => {
      try {
        return (await stat(filePath(id))).size;
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    });
  },
  async remove(id) {
    await onDisk(async () => {
      await rm(filePath(id), { force: true });
      await rm(temporaryPath(id), { force: true });
    });
  },
};

/** The names in the folder, with the time of the last write; none without a folder. */
export async function listFolder(): Promise<{ name: string; writtenAt: Date }[]> {
  return onDisk(async () => {
    const names = await readdir(filesFolder()).catch((error) => {
      if (codeOf(error) === "ENOENT") return [];
      throw error;
    });
    const entries = names.map(async (name) => {
      const found = await stat(filePath(name)).catch(() => null);
      return found?.isFile() ? [{ name, writtenAt: found.mtime }] : [];
    });
    return (await Promise.all(entries)).flat();
  });
}
