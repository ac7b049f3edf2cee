import { closeSync, fsyncSync, openSync } from "node:fs";

/** Syncs a file's content or a folder's entries to disk. */
export function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
