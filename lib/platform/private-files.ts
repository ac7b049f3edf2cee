import "server-only";
import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isPostgresql } from "@/lib/platform/database";
import { databaseFile } from "@/lib/platform/database/sqlite/file";

/** Makes a file readable for its owner only. A folder, a missing file, or one of another user, is left alone. */
export function makePrivate(file: string): void {
  try {
    const found = statSync(file);
    if (found.isFile() && found.uid === process.getuid?.()) chmodSync(file, 0o600);
  } catch {
    // Missing files and refusing file systems are no reason not to start.
  }
}

/**
 * Makes new files of this process private, and existing files of the database (log, copies by restores), which older versions may have
 * left readable for other users.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
  if (isPostgresql()) return;
  const { dir, base } = path.parse(databaseFile());
  for (const name of namesIn(dir)) if (isOfDatabase(name, base)) makePrivate(path.join(dir, name));
}

/** The part is what an interrupted restore left. */
const isOfDatabase = (name: string, base: string) =>
  ["", "-wal", "-shm", "-journal", ".part"].some((end) => name === base + end) ||
  name.startsWith(`${base}.before-restore-`);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
