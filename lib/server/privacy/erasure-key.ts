import "server-only";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { syncToDisk } from "../backup/sync-to-disk";
import { databaseFile } from "../db-file";

const keyFile = () => path.join(path.dirname(databaseFile()), "erasure.key");

function readKey(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Gives the key its name once it is whole on disk. Of two processes that make one at once the first one's stays. */
function makeKey(file: string): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeFileSync(part, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    syncToDisk(part);
    linkSync(part, file);
    syncToDisk(path.dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * The key of what the record of erasures holds, made on first use. A file of its own beside that record, since secrets of
 * the environment may be changed and the record must still be readable. @throws Error when the file is spoilt
 */
function erasureKey(): string {
  const file = keyFile();
  const made = readKey(file);
  if (made === null) makeKey(file);
  const key = made ?? readKey(file) ?? "";
  if (!/^[\w-]{43}$/.test(key)) throw new Error("erasure.key beside the database is damaged.");
  return key;
}

/** The keys under which lines may have been written: before there was a key of its own, it was the session's secret. */
export const readingKeys = (): string[] => [erasureKey(), env().SESSION_SECRET];

/** A keyed hash of an address: the same person stays recognisable as one, and nobody can be found from it. */
export function subjectHash(email: string, key = erasureKey()): string {
  return createHmac("sha256", key)
    .update(`erased subject\n${email.trim().toLowerCase()}`)
    .digest("base64url")
    .slice(0, 22);
}
