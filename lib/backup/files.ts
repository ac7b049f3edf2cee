import "server-only";
import { createHash } from "node:crypto";
import {
  constants,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { filesFolder } from "@/lib/platform/files/folder";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { InvalidBackup } from "./verify";

interface FileRow {
  id: string;
  hash: string;
}

/** The folder of a backup's files: next to it, with its name. */
export const filesBeside = (backup: string): string => `${backup.replace(/\.db$/, "")}.files`;

/** The referenced files of a database; none in one of an older version. */
function rowsOf(database: string): FileRow[] {
  const db = new Database(database, { readonly: true, fileMustExist: true });
  try {
    if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'StoredFile'").get()) return [];
    return db
      .prepare(`SELECT "id", "hash" FROM "StoredFile" WHERE "hash" <> '' AND "sealedKey" <> ''`)
      .all() as FileRow[];
  } finally {
    db.close();
  }
}

/** The SHA-256 of a file, or of its first bytes. */
export async function hashOfFile(file: string, bytes = Number.POSITIVE_INFINITY): Promise<string> {
  const hash = createHash("sha256");
  if (bytes === 0) return hash.digest("hex");
  for await (const piece of createReadStream(file, { end: bytes - 1 })) hash.update(piece);
  return hash.digest("hex");
}

/** Copies a file, verifies the copy, and then gives it its name. @throws InvalidBackup if it differs from what was stored */
async function copyWhole({ id, hash }: FileRow, from: string, to: string): Promise<void> {
  const part = path.join(to, `${id}.part`);
  try {
    // If the file system supports it, the copy shares blocks with the original until one of them changes.
    copyFileSync(path.join(from, id), part, constants.COPYFILE_FICLONE);
    if ((await hashOfFile(part)) !== hash) {
      throw new InvalidBackup(`The file ${id} in ${from} has changed since it was stored.`);
    }
    syncToDisk(part);
    renameSync(part, path.join(to, id));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Whether files are in a bucket, whose own versions and copies serve as their backup. */
export const isInBucket = (): boolean => env().FILES_BUCKET !== undefined;

/**
 * Copies the encrypted files that a database's copy refers to.
 * @param into the target folder, created if needed
 * @returns the number of files
 * @throws InvalidBackup if one is missing or altered; one removed since the copy was made is not missing
 */
export async function backUpFiles(copy: string, into: string): Promise<number> {
  const rows = rowsOf(copy);
  if (isInBucket() || rows.length === 0) return 0;
  mkdirSync(into, { recursive: true, mode: 0o700 });
  let copied = 0;
  for (const row of rows) {
    if (!existsSync(path.join(filesFolder(), row.id))) {
      if ((await read((db) => db.storedFile.count({ where: { id: row.id } }))) > 0) {
        throw new InvalidBackup(`The file ${row.id} is missing in ${filesFolder()}.`);
      }
      continue;
    }
    await copyWhole(row, filesFolder(), into);
    copied += 1;
  }
  syncToDisk(into);
  return copied;
}

/**
 * Restores a backup's files to the site's file store; existing ones stay.
 * @returns the number of files in the backup's database, and of missing ones
 * @throws InvalidBackup if one is altered; the database is then still the old one
 */
export async function restoreFiles(backup: string): Promise<{ files: number; missing: number }> {
  const rows = rowsOf(backup);
  if (isInBucket() || rows.length === 0) return { files: 0, missing: 0 };
  const [from, to] = [filesBeside(backup), filesFolder()];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  let missing = 0;
  for (const row of rows) {
    if (existsSync(path.join(to, row.id))) continue;
    if (existsSync(path.join(from, row.id))) await copyWhole(row, from, to);
    else missing += 1;
  }
  syncToDisk(to);
  return { files: rows.length, missing };
}

/**
 * Copies all files from next to an earlier database to the site's file store.
 * @returns the number of copied files, and of files that the database has but that don't exist
 */
export function copyFiles(from: string): { copied: number; missing: number } {
  const none = { copied: 0, missing: 0 };
  if (!existsSync(from)) return none;
  const rows = rowsOf(from);
  const folder = path.join(path.dirname(from), "files");
  const to = filesFolder();
  if (isInBucket() || env().FILES_DIR !== undefined || rows.length === 0) return none;
  if (path.resolve(folder) === path.resolve(to)) return none;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const there = rows.filter(({ id }) => existsSync(path.join(folder, id)));
  for (const { id } of there) {
    copyFileSync(path.join(folder, id), path.join(to, id), constants.COPYFILE_FICLONE);
    syncToDisk(path.join(to, id));
  }
  syncToDisk(to);
  return { copied: there.length, missing: rows.length - there.length };
}
