import "server-only";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { subDays } from "date-fns";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { figures } from "@/lib/site/figures";
import { backUpFiles, filesBeside } from "./files";
import { fileTime, openFolder, removeOldIn } from "./folders";
import { type Contents, verify } from "./verify";

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

/**
 * Copies the database while the site runs, as it stood at one moment, reads the whole copy back, and only then gives
 * it its name, with the files that requests have beside it. Removes backups that are older than the data-retention page promises, as the site's daily round does.
 * @param folder an absolute path; it is remembered
 * @throws BadBackup when the copy isn't sound; it is removed
 */
export async function makeBackup(
  folder: string,
  now: Date,
): Promise<{ file: string; contents: Contents; files: number; removed: string[] }> {
  openFolder(folder);
  const file = path.join(folder, nameAt(now));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const source = new Database(databaseFile(), { fileMustExist: true, timeout: 5000 });
  try {
    // Private before SQLite fills it, and not only afterwards.
    writeFileSync(part, "", { mode: 0o600, flag: "wx" });
    await source.backup(part, { progress: () => allPages });
    // A copy in WAL mode would want to write beside itself even to be read.
    changeCopy(part, (copy) => copy.pragma("journal_mode = DELETE"));
    // Before VACUUM too, which would mend a damaged index unseen.
    verify(part);
    changeCopy(part, tidy);
    const contents = verify(part);
    // Before the database has its name: a backup that is there is whole.
    const files = await backUpFiles(part, filesBeside(file));
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(folder);
    const oldest = subDays(now, figures.retention.operationalBackupDays);
    return { file, contents, files, removed: removeOldIn(folder, oldest) };
  } finally {
    source.close();
    rmSync(part, { force: true });
    if (!existsSync(file)) rmSync(filesBeside(file), { recursive: true, force: true });
  }
}
