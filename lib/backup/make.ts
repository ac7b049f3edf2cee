import "server-only";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { subDays } from "date-fns";
import { dataFolder } from "@/lib/platform/data-folder";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { figures } from "@/lib/site/figures";
import { encryptBackup } from "./archive";
import { backUpFiles, filesBeside } from "./files";
import { fileTime, openFolder, removeOldIn } from "./folders";
import { type BackupContents, verify } from "./verify";

/** Pages that one step copies: all of them, since a copy in steps starts over each time the site writes between two. */
const allPages = 0x7fffffff;

const nameAt = (now: Date) => `palisade-${fileTime(now)}.db`;

/** Or restoring it would let in again who was signed out since. A database of an older version has none. */
function forgetSessions(copy: Database.Database): void {
  const table = copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'OperatorSession'").get();
  if (table) copy.exec('DELETE FROM "OperatorSession"');
}

/**
 * Leaves in the copy only what the site can still read. VACUUM also drops what older versions, which didn't overwrite
 * what they deleted, left in free pages.
 */
function tidy(copy: Database.Database): void {
  forgetSessions(copy);
  copy.exec("VACUUM");
}

function changeCopy(file: string, change: (copy: Database.Database) => void): void {
  const copy = new Database(file, { fileMustExist: true });
  try {
    change(copy);
  } finally {
    copy.close();
  }
}

/** Writes the present database into a new SQLite file, as it stood at one moment. */
export type CopyRows = (file: string) => Promise<void>;

async function copySqlite(file: string): Promise<void> {
  const source = new Database(databaseFile(), { fileMustExist: true, timeout: 5000 });
  try {
    await source.backup(file, { progress: () => allPages });
  } finally {
    source.close();
  }
  // A copy in WAL mode would want to write beside itself even to be read.
  changeCopy(file, (copy) => copy.pragma("journal_mode = DELETE"));
}

export interface BackupResult {
  file: string;
  contents: BackupContents;
  /** Files of requests beside it. */
  files: number;
}

/**
 * Copies the database while the site runs, reads the whole copy back, and only then gives it its name, with the files
 * that requests have beside it.
 * @param copyRows of PostgreSQL, whose copy is an SQLite file as well
 * @throws InvalidBackup when the copy isn't sound; it is removed
 */
async function copyDatabase(
  folder: string,
  now: Date,
  copyRows: CopyRows = copySqlite,
): Promise<BackupResult> {
  const file = path.join(folder, nameAt(now));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    // Private before SQLite fills it, and not only afterwards.
    writeFileSync(part, "", { mode: 0o600, flag: "wx" });
    await copyRows(part);
    // Before VACUUM too, which would mend a damaged index unseen.
    verify(part);
    changeCopy(part, tidy);
    const contents = verify(part);
    // Before the database has its name: a backup that is there is whole.
    const files = await backUpFiles(part, filesBeside(file));
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(folder);
    return { file, contents, files };
  } finally {
    rmSync(part, { force: true });
    if (!existsSync(file)) rmSync(filesBeside(file), { recursive: true, force: true });
  }
}

const removeOld = (folder: string, now: Date) =>
  removeOldIn(folder, subDays(now, figures.retention.operationalBackupDays));

/**
 * Makes a backup without encryption. Removes backups that are older than the data-retention page promises, as the
 * site's daily round does.
 * @param folder an absolute path; it is remembered
 * @throws InvalidBackup
 */
export async function makeBackup(
  folder: string,
  now: Date,
  copyRows?: CopyRows,
): Promise<BackupResult & { removed: string[] }> {
  openFolder(folder);
  const made = await copyDatabase(folder, now, copyRows);
  return { ...made, removed: removeOld(folder, now) };
}

const stagingStart = "backup-staging-";

/**
 * As makeBackup, but as one encrypted archive, which also has the record of erasures and the secrets.
 * @param recipient a public key of age @param folder null for an archive that the caller takes elsewhere at once
 * @param keep gets the archive before anything is removed
 */
export async function makeEncryptedBackup(
  { recipient, folder }: { recipient: string; folder: string | null },
  now: Date,
  copyRows: CopyRows | undefined,
  keep: (archive: string) => Promise<void> = async () => undefined,
): Promise<BackupResult & { removed: string[] }> {
  if (folder) openFolder(folder);
  // What a backup left that was killed. Two at once are not foreseen.
  for (const name of readdirSync(dataFolder()).filter((name) => name.startsWith(stagingStart)))
    rmSync(path.join(dataFolder(), name), { recursive: true, force: true });
  const staging = mkdtempSync(path.join(dataFolder(), stagingStart));
  try {
    const { file, contents, files } = await copyDatabase(staging, now, copyRows);
    const archive = await encryptBackup(file, contents, { recipient, into: folder ?? staging, now });
    await keep(archive);
    return { file: archive, contents, files, removed: folder ? removeOld(folder, now) : [] };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
