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
import { type BackupContents, InvalidBackup, verify } from "./verify";

const mark = ".before-restore-";

/** The name of a database that a restore replaces. */
const replacedName = (file: string, now: Date): string => `${file}${mark}${fileTime(now)}`;

/** When a file was put aside by a restore, with the log that a damaged database kept; null for every other file. */
function replacedAt(name: string): Date | null {
  const start = `${path.basename(databaseFile())}${mark}`;
  if (!name.startsWith(start)) return null;
  return readFileTime(name.slice(start.length).replace(/-(?:wal|shm)$/, ""));
}

/** Removes what restores before a date replaced: nothing deletes single people's rows in there. @returns how many files went */
export async function removeReplaced(before: Date): Promise<number> {
  // PostgreSQL's own tools restore it, and put nothing aside here.
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

/** What SQLite keeps beside a database in use. */
const besides = ["-wal", "-shm"];

/** Nothing can be folded into a damaged database, so its log goes aside with it: a rescue needs both. */
function setDamagedAside(file: string, aside: string): string {
  for (const suffix of ["", ...besides]) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`);
  }
  return aside;
}

/** Erasures that only the current database has: its replacement has to get them. */
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
 * Takes the present database out of the way, whole: its log is folded in first. Leaving the log behind would spoil
 * whatever takes its place.
 * @returns where it is now
 * @throws DatabaseInUse
 */
function setAside(file: string, now: Date): string {
  const aside = replacedName(file, now);
  const db = new Database(file, { timeout: 0 });
  try {
    // Both succeed only when nobody else has the file open.
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

/** A file with a log beside it is only part of a database: it was copied from under a site that ran. */
function assertWhole(backup: string): void {
  const log = statSync(`${backup}-wal`, { throwIfNoEntry: false });
  if (!log?.size) return;
  throw new InvalidBackup(
    `${backup} is only part of a database: ${backup}-wal holds rows that are not in it. Take a backup with npm run backup.`,
  );
}

/**
 * Puts a backup in the database's place, and the files that are missing beside it. What was there stays beside it, as
 * long as a backup would.
 * @returns what the backup holds, where the database that it replaced went, and the files of requests
 * @throws InvalidBackup, DatabaseInUse; then the database in place wasn't changed
 */
export async function restoreBackup(
  backup: string,
  now: Date,
): Promise<{ contents: BackupContents; aside: string | null; files: number; missing: number }> {
  assertWhole(backup);
  verify(backup);
  const restored = await restoreFiles(backup);
  const file = databaseFile();
  const part = `${file}.part`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  copyFileSync(backup, part);
  try {
    // The copy has the backup's mode, whatever that is.
    makePrivate(part);
    const contents = verify(part);
    syncToDisk(part);
    const aside = existsSync(file) ? setAside(file, now) : null;
    for (const suffix of besides) rmSync(`${file}${suffix}`, { force: true });
    renameSync(part, file);
    syncToDisk(path.dirname(file));
    return { contents, aside, ...restored };
  } finally {
    for (const suffix of ["", ...besides]) rmSync(`${part}${suffix}`, { force: true });
  }
}
