import "server-only";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { databaseFile } from "../db-file";
import { fileTime, readFileTime } from "./file-time";

const mark = ".before-restore-";

/** The name of a database that a restore replaces. */
export const replacedName = (file: string, now: Date): string => `${file}${mark}${fileTime(now)}`;

/** When a file was put aside by a restore, with the log that a damaged database kept; null for every other file. */
function replacedAt(name: string): Date | null {
  const start = `${path.basename(databaseFile())}${mark}`;
  if (!name.startsWith(start)) return null;
  return readFileTime(name.slice(start.length).replace(/-(?:wal|shm)$/, ""));
}

/** Removes what restores before a date replaced: nothing deletes single people's rows in there. @returns how many files went */
export async function removeReplaced(before: Date): Promise<number> {
  const folder = path.dirname(databaseFile());
  const old = (await readdir(folder)).filter((name) => (replacedAt(name) ?? before) < before);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
}
