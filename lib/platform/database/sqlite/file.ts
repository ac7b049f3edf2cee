import "server-only";
import { statSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/platform/environment";
import { DatabaseUnavailable } from "../faults";

/** The database's path on disk. */
export function databaseFile(): string {
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATABASE_URL.replace(/^file:/, ""));
}

/** The inodes of the database and its write-ahead log. */
export interface FileIdentity {
  main: number;
  log: number | null;
}

function inodeOf(file: string): number | null {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
  } catch (error) {
    throw new DatabaseUnavailable("this user can’t open the folder of the database", { cause: error });
  }
}

/** @throws DatabaseUnavailable when there is no database */
export function currentIdentity(): FileIdentity {
  const file = databaseFile();
  const main = inodeOf(file);
  if (main === null) throw new DatabaseUnavailable("the database file is gone");
  return { main, log: inodeOf(`${file}-wal`) };
}

export function isSame(a: FileIdentity, b: FileIdentity): boolean {
  return a.main === b.main && a.log === b.log;
}

/**
 * SQLite would go on writing into files that were deleted or replaced, and lose acknowledged commits.
 * @throws DatabaseUnavailable if the files at the path are no longer those that were opened
 */
export function assertSameFiles(opened: FileIdentity): void {
  if (!isSame(opened, currentIdentity())) throw new DatabaseUnavailable("the database’s files were replaced");
}

/**
 * A new database would be corrupted by the log of an old one next to it.
 * @throws DatabaseUnavailable until somebody has moved the old log away or restored the old database
 */
export function assertNoForeignLog(left: FileIdentity): void {
  const now = currentIdentity();
  if (now.main !== left.main && now.log !== null && now.log === left.log) {
    throw new DatabaseUnavailable("the database file was replaced beside the log of the old one");
  }
}
