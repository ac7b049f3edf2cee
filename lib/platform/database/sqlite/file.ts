import "server-only";
import { statSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/platform/environment";
import { DatabaseUnavailable } from "../faults";

/** The database's path on disk. */
export function databaseFile(): string {
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATABASE_URL.replace(/^file:/, ""));
}

/** The database file and its write-ahead log, independent of their names. */
export interface FileIdentity {
  main: string;
  log: string | null;
}

/** With the time of its creation, because the system reuses the inodes of deleted files. */
function identityOf(file: string): string | null {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${stats.ino} ${stats.birthtimeMs}` : null;
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
  const main = identityOf(file);
  if (main === null) throw new DatabaseUnavailable(goneMessage);
  return { main, log: identityOf(`${file}-wal`) };
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
