import "server-only";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { describeError, log } from "@/lib/platform/log";
import { syncToDisk } from "@/lib/platform/sync-to-disk";

/** Where backups go unless somebody names another folder. */
export const defaultFolder = () => path.join(dataFolder(), "backups");

/** A moment as these file names write it: 2026-01-31T22-00-00-000Z. */
export const fileTime = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** The moment that `fileTime` wrote, or null for anything else. */
export function readFileTime(written: string | undefined): Date | null {
  const [, hour, minute, second, ms] =
    /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(written ?? "") ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}.${ms}Z`) : null;
}

/** The folders that backups were made into, a line each: the site removes the old ones there too. */
const listFile = () => path.join(dataFolder(), "backup-folders");

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(path.isAbsolute);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Makes a folder for backups, if there is none, and remembers it before the first backup is in it. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = linesOf(listFile());
  if (folder === defaultFolder() || known.includes(folder)) return;
  const part = `${listFile()}.part`;
  writeFileSync(part, [...known, folder, ""].join("\n"), { mode: 0o600 });
  syncToDisk(part);
  renameSync(part, listFile());
}

/** When a file was made that this site named: a backup, or what one left that was cut short. Null for every other. */
function madeAt(name: string): Date | null {
  return readFileTime(
    /^palisade-(.+)\.(?:files|zip\.age(?:\.part)?|db(?:\.part(?:-journal|-wal|-shm)?)?)$/.exec(name)?.[1],
  );
}

/** None where there is no such folder, as while its disk isn't mounted. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Removes a folder's backups from before a date, with what backups left that were cut short; files that somebody else
 * named stay. @returns the names of those that went
 */
export function removeOldIn(folder: string, before: Date): string[] {
  const old = namesIn(folder).filter((name) => (madeAt(name) ?? before) < before);
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true });
  return old;
}

/**
 * As removeOldIn, in every folder into which backups were made. One that can't be read doesn't stop the others.
 * @returns how many files went
 */
export async function removeOldBackups(before: Date): Promise<number> {
  let gone = 0;
  for (const folder of [defaultFolder(), ...linesOf(listFile())]) {
    try {
      gone += removeOldIn(folder, before).length;
    } catch (error) {
      log.error({ folder, ...describeError(error) }, "old backups could not be removed");
    }
  }
  return gone;
}
