import "server-only";
import { chmodSync, statSync } from "node:fs";
import { databaseFile } from "./db-file";

/** Lets only its owner read a file. One that is missing, or another user's, stays as it is. */
export function makePrivate(file: string): void {
  try {
    if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  } catch {
    // Nothing to do without the file; and where the file system refuses, the site runs all the same.
  }
}

/**
 * Keeps other users from reading what this process writes from now on, and the database, which an older version may
 * have left open to them. SQLite gives its log the database's own mode.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
  const file = databaseFile();
  for (const suffix of ["", "-wal", "-shm", "-journal"]) makePrivate(`${file}${suffix}`);
}
