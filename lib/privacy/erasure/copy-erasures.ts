import "server-only";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { isErasureFile } from "./ledger";

/** The folder already holds another site's record of erasures. The message names it. */
export class ErasureRecordConflict extends Error {
  override name = "ErasureRecordConflict";
}

/** Whether a file is an earlier copy of another, which may be cut short: lines are only ever added. */
const isPrefix = (copy: Buffer, whole: Buffer) => whole.subarray(0, copy.length).equals(copy);

/**
 * Copies the record of erasures and its key from the folder of an earlier database into this site's. An earlier copy there is
 * brought up to date. @returns the names of the files that were copied
 * @throws ErasureRecordConflict if a different record is there: neither may be lost
 */
export function copyErasures(from: string): string[] {
  const to = dataFolder();
  if (path.resolve(from) === path.resolve(to) || !existsSync(from)) return [];
  const files = readdirSync(from)
    .filter(isErasureFile)
    .map((name) => ({ name, target: path.join(to, name), bytes: readFileSync(path.join(from, name)) }));
  const toCopy = files.filter(({ name, target, bytes }) => {
    if (!existsSync(target)) return true;
    const existingCopy = readFileSync(target);
    // The copy already has all of it.
    if (isPrefix(bytes, existingCopy)) return false;
    if (!isPrefix(existingCopy, bytes)) {
      throw new ErasureRecordConflict(
        `${to} already contains another ${name}. Set DATA_DIR to an empty folder.`,
      );
    }
    return true;
  });
  for (const { target, bytes } of toCopy) {
    const part = `${target}.part`;
    try {
      writeFileSync(part, bytes, { mode: 0o600 });
      syncToDisk(part);
      renameSync(part, target);
    } finally {
      rmSync(part, { force: true });
    }
  }
  if (toCopy.length > 0) syncToDisk(to);
  return toCopy.map(({ name }) => name);
}
