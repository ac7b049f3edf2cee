import "server-only";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { describeError, log } from "@/lib/platform/log";
import { syncToDisk } from "@/lib/platform/sync-to-disk";

export const defaultFolder = () => path.join(dataFolder(), "backups");

/** Formats a time for file names: 2026-01-31T22-00-00-000Z. */
export const fileTime = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** Parses the time of `fileTime`; null for other text. */
export function readFileTime(written: string | undefined): Date | null {
  const [, hour, minute, second, ms] =
    /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(written ?? "") ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}.${ms}Z`) : null;
}

/** A list of the folders with backups, one per line. The site deletes old backups in all of them. */
const listFile = () => path.join(dataFolder(), "backup-folders");

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(path.isAbsolute);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Creates a folder for backups if it is missing, and records it before the first backup is in it. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = linesOf(listFile());
  if (folder === defaultFolder() || known.includes(folder)) return;
  const part = `${listFile()}.part`;
  writeFileSync(part, [...known, folder, ""].join("\n"), { mode: 0o600 });
  syncToDisk(part);
  renameSync(part, listFile());
}

/** When a file with a name by this site was made: a backup, or the remains of an interrupted one. Null for all others. */
function madeAt(name: string): Date | null {
  return readFileTime(
    /^palisade-(.+)\.(?:files|zip\.age(?:\.part)?|db(?:\.part(?:-journal|-wal|-shm)?)?)$/.exec(name)?.[1],
  );
}

/** Empty if the folder doesn't exist, for example while its disk isn't mounted. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Removes a folder's backups from before a date, including remains of interrupted ones; files with other names stay.
 * @returns the names of the removed files
 */
export function removeOldIn(folder: string, before: Date): string[] {
  const old = namesIn(folder).filter((name) => (madeAt(name) ?? before) < before);
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true });
  return old;
}

/**
 * The same in every folder with backups. An unreadable folder doesn't stop the others.
 * @returns the number of removed files
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
