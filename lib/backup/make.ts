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
import { changeCopy, forgetRows } from "./forget-rows";
import { type BackupContents, verify } from "./verify";

/** The pages to copy per step: all of them, because a copy in several steps restarts whenever the site writes in between. */
const allPages = 0x7fffffff;

const nameAt = (now: Date) => `palisade-${fileTime(now)}.db`;

/**
 * Removes what a backup must not contain, and everything that the site can't read. VACUUM also drops free pages, in which
 * older versions left deleted data.
 */
function tidy(copy: Database.Database): void {
  forgetRows(copy);
  copy.exec("VACUUM");
}

/** Writes the current database into a new SQLite file, as of one moment. */
export type CopyRows = (file: string) => Promise<void>;

async function copySqlite(file: string): Promise<void> {
  const source = new Database(databaseFile(), { fileMustExist: true, timeout: 5000 });
  try {
    await source.backup(file, { progress: () => allPages });
  } finally {
    source.close();
  }
  // A copy in WAL mode needs to write files next to it even for reading.
  changeCopy(file, (copy) => copy.pragma("journal_mode = DELETE"));
}

export interface BackupResult {
  file: string;
  contents: BackupContents;
  /** The number of stored files beside it. */
  files: number;
}

/**
 * Copies the database while the site runs, verifies the whole copy, and only then gives it its name, with requests'
 * files beside it.
 * @param copyRows copies PostgreSQL's rows, also into an SQLite file
 * @throws InvalidBackup if the copy is damaged; it is then removed
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
    // Private before SQLite fills it, not only afterward.
    writeFileSync(part, "", { mode: 0o600, flag: "wx" });
    await copyRows(part);
    // Verified before VACUUM, which would silently repair a damaged index.
    verify(part);
    changeCopy(part, tidy);
    const contents = verify(part);
    // Before the database gets its name, so that every visible backup is complete.
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
 * Makes an unencrypted backup. Removes backups that are older than the data-retention page promises, like the site's
 * daily run.
 * @param folder an absolute path, which is recorded
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
 * Makes a backup as an encrypted archive, with the record of erasures and the secrets.
 * @param recipient an age public key
 * @param folder null if the caller moves the archive elsewhere
 * @param keep receives the archive before anything is removed
 */
export async function makeEncryptedBackup(
  { recipient, folder }: { recipient: string; folder: string | null },
  now: Date,
  copyRows: CopyRows | undefined,
  keep: (archive: string) => Promise<void> = async () => undefined,
): Promise<BackupResult & { removed: string[] }> {
  if (folder) openFolder(folder);
  // The remains of a killed backup. Two backups at once are not supported.
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
