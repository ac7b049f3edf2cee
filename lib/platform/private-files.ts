import "server-only";
import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isPostgresql } from "@/lib/platform/database";
import { databaseFile } from "@/lib/platform/database/sqlite/file";

/** Lets only its owner read a file. One that is missing, or another user's, stays as it is. */
export function makePrivate(file: string): void {
  try {
    if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  } catch {
    // Nothing to do without the file; and where the file system refuses, the site runs all the same.
  }
}

/**
 * Keeps other users from reading what this process writes from now on, and the database with all that lies beside it
 * under its name (its log, what restores put aside), which an older version may have left open to them.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
  if (isPostgresql()) return;
  const { dir, base } = path.parse(databaseFile());
  for (const name of namesIn(dir)) if (name.startsWith(base)) makePrivate(path.join(dir, name));
}

/** None where there is no such folder yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
