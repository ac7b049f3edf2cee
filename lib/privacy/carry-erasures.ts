import "server-only";
import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { syncToDisk } from "@/lib/platform/sync-to-disk";
import { isErasureFile } from "./erasure-ledger";

/**
 * Copies the record of erasures and its key from the folder of an earlier database into this site's. What is there
 * already and the same stays. @returns the names of the files that were copied
 * @throws Error when another record is there: neither may be lost
 */
export function carryErasures(from: string): string[] {
  const to = dataFolder();
  if (path.resolve(from) === path.resolve(to) || !existsSync(from)) return [];
  const names = readdirSync(from).filter(isErasureFile);
  const missing = names.filter((name) => !existsSync(path.join(to, name)));
  for (const name of names.filter((each) => !missing.includes(each))) {
    if (!readFileSync(path.join(from, name)).equals(readFileSync(path.join(to, name)))) {
      throw new Error(`${to} has another ${name} already. Name an empty folder in DATA_DIR.`);
    }
  }
  for (const name of missing) {
    copyFileSync(path.join(from, name), path.join(to, name));
    syncToDisk(path.join(to, name));
  }
  if (missing.length > 0) syncToDisk(to);
  return missing;
}
