import "server-only";
import { statSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/platform/environment";
import { DatabaseUnavailable } from "../faults";

/** The database's path on disk. */
export function databaseFile(): string {
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATABASE_URL.replace(/^file:/, ""));
}

/** The inodes of the database and its write-ahead log: they stay the same while their files are open. */
export interface FileIdentity {
  main: number;
  log: number | null;
}

function inodeOf(file: string): number | null {
  try {
    return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
  } catch (error) {
    throw new DatabaseUnavailable("this user can’t open the folder of the database; check DATABASE_URL", {
      cause: error,
    });
  }
}

/** The message when there is no database. */
export const goneMessage = "the database file is gone";

/** @throws DatabaseUnavailable when there is no database */
export function currentIdentity(): FileIdentity {
  const file = databaseFile();
  const main = inodeOf(file);
  if (main === null) throw new DatabaseUnavailable(goneMessage);
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
