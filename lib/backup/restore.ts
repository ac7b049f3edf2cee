import "server-only";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import Database from "better-sqlite3";
import { isPostgresql } from "@/lib/platform/database";
import { isBusy, isDamaged } from "@/lib/platform/database/sqlite/faults";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { makePrivate } from "@/lib/platform/private-files";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { noteErasures } from "@/lib/privacy/erasure/ledger";
import { restoreFiles } from "./files";
import { fileTime, readFileTime } from "./folders";
import { changeCopy, forgetRows } from "./forget-rows";
import { type BackupContents, InvalidBackup, verify } from "./verify";

const mark = ".before-restore-";

/** The new name of a database that a restore replaces. */
const replacedName = (file: string, now: Date): string => `${file}${mark}${fileTime(now)}`;

/** When a restore set a file aside, including the log of a damaged database; null for other files. */
function replacedAt(name: string): Date | null {
  const start = `${path.basename(databaseFile())}${mark}`;
  if (!name.startsWith(start)) return null;
  return readFileTime(name.slice(start.length).replace(/-(?:wal|shm|journal)$/, ""));
}

/**
 * Removes databases that restores before a date replaced, because individual rows can't be erased in them.
 * @returns the number of removed files
 */
export async function removeReplaced(before: Date): Promise<number> {
  // PostgreSQL is restored with its own tools, which set nothing aside here.
  if (isPostgresql()) return 0;
  const folder = path.dirname(databaseFile());
  const old = (await readdir(folder)).filter((name) => (replacedAt(name) ?? before) < before);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
}

/** The site, or another program, has the database open. */
export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

/** The files that SQLite keeps next to an open database. */
const besides = ["-wal", "-shm"];

/** A damaged database can't be checkpointed, so its log is set aside too: a rescue needs both. */
function setDamagedAside(file: string, aside: string): string {
  for (const suffix of ["", ...besides]) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`);
  }
  return aside;
}

/** Erasures that only the current database knows, which its replacement must get. */
function noteErasuresOf(db: Database.Database): void {
  // A database of an older version has no such table.
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'ErasureNote'").get()) return;
  const rows = db.prepare('SELECT "subject", "at" FROM "ErasureNote"').all() as {
    subject: string;
    at: string;
  }[];
  noteErasures(rows.map(({ subject, at }) => ({ subject, at: new Date(at) })));
}

/**
 * Moves the current database away after folding in its log. A leftover log would corrupt the next database.
 * @returns its new path
 * @throws DatabaseInUse
 */
function setAside(file: string, now: Date): string {
  const aside = replacedName(file, now);
  const db = new Database(file, { timeout: 0 });
  try {
    // Both succeed only if nobody else has the file open.
    db.pragma("locking_mode = EXCLUSIVE");
    db.pragma("journal_mode = DELETE");
    db.exec("BEGIN EXCLUSIVE");
    noteErasuresOf(db);
    renameSync(file, aside);
    db.exec("ROLLBACK");
    return aside;
  } catch (error) {
    if (isBusy(error)) throw new DatabaseInUse("The database is in use. Stop the site first.");
    if (isDamaged(error)) return setDamagedAside(file, aside);
    throw error;
  } finally {
    db.close();
  }
}

/**
 * A damaged database with a log is left as it is: opening it would fold the log in, and a rescue needs both. An error
 * doesn't end a restore that has already happened. @returns whether the rows are gone
 */
function forgetAside(aside: string): boolean {
  if (existsSync(`${aside}-wal`)) return false;
  try {
    changeCopy(aside, forgetRows);
    return true;
  } catch {
    return false;
  }
}

/** A file with a log next to it is an incomplete database that was copied from a running site. */
function assertWhole(backup: string): void {
  const log = statSync(`${backup}-wal`, { throwIfNoEntry: false });
  if (!log?.size) return;
  throw new InvalidBackup(
    `${backup} is only part of a database: ${backup}-wal holds rows that are not in it. Take a backup with npm run backup.`,
  );
}

/**
 * Replaces the database with a backup, and restores missing files. The old database stays next to it for as long as a
 * backup, and without the rows that a backup doesn't contain.
 * @returns the backup's content, the old database's new path and whether it lost those rows, and the stored files
 * @throws InvalidBackup, DatabaseInUse; the current database is then unchanged
 */
export async function restoreBackup(
  backup: string,
  now: Date,
): Promise<{
  contents: BackupContents;
  aside: { file: string; isCleared: boolean } | null;
  files: number;
  missing: number;
}> {
  assertWhole(backup);
  verify(backup);
  const restored = await restoreFiles(backup);
  const file = databaseFile();
  const part = `${file}.part`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  copyFileSync(backup, part);
  try {
    // The copy inherits the backup's permissions, whatever they are.
    makePrivate(part);
    const contents = verify(part);
    syncToDisk(part);
    const aside = existsSync(file) ? setAside(file, now) : null;
    for (const suffix of besides) rmSync(`${file}${suffix}`, { force: true });
    renameSync(part, file);
    syncToDisk(path.dirname(file));
    return {
      contents,
      aside: aside === null ? null : { file: aside, isCleared: forgetAside(aside) },
      ...restored,
    };
  } finally {
    for (const suffix of ["", ...besides]) rmSync(`${part}${suffix}`, { force: true });
  }
}
