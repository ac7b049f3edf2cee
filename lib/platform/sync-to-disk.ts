import { closeSync, fsyncSync, openSync } from "node:fs";

/** Returns once a file's content, or a folder's list of names, would outlast a power cut. */
export function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
