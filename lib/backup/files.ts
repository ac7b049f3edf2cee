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

/** Where the files of a backup lie: beside it, under its name. */
export const filesBeside = (backup: string): string => `${backup.replace(/\.db$/, "")}.files`;

/** The files that requests have in a database; none in one of an older version. */
function rowsOf(database: string): FileRow[] {
  const db = new Database(database, { readonly: true, fileMustExist: true });
  try {
    if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'CaseAttachment'").get()) return [];
    return db
      .prepare('SELECT f."id", f."hash" FROM "StoredFile" f JOIN "CaseAttachment" a ON a."fileId" = f."id"')
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

/** Copies one file, reads the copy back, and gives it its name. @throws InvalidBackup when it isn't what was stored */
async function copyWhole({ id, hash }: FileRow, from: string, to: string): Promise<void> {
  const part = path.join(to, `${id}.part`);
  try {
    // Where the file system can, the copy shares its blocks until one of the two changes.
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

/** Whether files lie in a bucket, whose own versions and copies are their backup. */
export const isInBucket = (): boolean => env().FILES_BUCKET !== undefined;

/**
 * Copies the files of a database's copy, encrypted as they are.
 * @param copy the copy of the database
 * @param into the folder, which is made when there is a file
 * @returns how many
 * @throws InvalidBackup when one is missing or isn't as it was stored; one that was removed since the copy was made isn't missing
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
 * Puts the files of a backup to where the site looks for them. What is there already stays.
 * @returns how many the backup's database has, and how many of them are nowhere
 * @throws InvalidBackup when one isn't as it was stored; then the database is still the old one
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
 * Copies all files from the folder beside an earlier database to where the site looks for them from now on.
 * @returns how many were copied, and how many of those that the database has aren't there: the rows go without them
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
