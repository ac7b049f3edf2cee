import "server-only";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { dataFolder } from "@/lib/platform/data-folder";
import { read, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { syncToDisk } from "@/lib/platform/sync-to-disk";

const keyFile = () => path.join(dataFolder(), "erasure.key");

function readKey(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Renames the key once it is completely on disk. If two processes create one at once, the first one stays. */
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
 * The key for the hashes in the record of erasures, created on first use. It is a file next to the record, since secrets of the
 * environment may change and the record must remain usable. @throws Error if the file is damaged
 */
function erasureKey(): string {
  const file = keyFile();
  const existingKey = readKey(file);
  if (existingKey === null) makeKey(file);
  const key = existingKey ?? readKey(file) ?? "";
  if (!/^[\w-]{43}$/.test(key)) throw new Error("erasure.key beside the database is damaged.");
  return key;
}

/** The keys that lines may have been written with: earlier versions used the session secret. */
export const readingKeys = (): string[] => [erasureKey(), env().SESSION_SECRET];

/** A keyed hash of an address: equal addresses have equal hashes, and nobody can be found from one. */
export function subjectHash(email: string, key = erasureKey()): string {
  return createHmac("sha256", key)
    .update(`erased subject\n${email.trim().toLowerCase()}`)
    .digest("base64url")
    .slice(0, 22);
}

export interface LedgerEntry {
  /** Keyed hash of the address. */
  subject: string;
  at: Date;
}

/** Not in the database, so that a restored backup doesn't lose the erasures since it was made. */
const folder = dataFolder;

/** One file a month, so that old ones can be deleted whole. */
const fileOf = (at: Date) => `erasures-${at.toISOString().slice(0, 7)}.jsonl`;

const isMonth = (name: string): boolean => /^erasures-\d{4}-\d\d\.jsonl$/.test(name);

/** Whether a file is part of the record, or its key. */
export const isErasureFile = (name: string): boolean => name === "erasure.key" || isMonth(name);

async function files(): Promise<string[]> {
  return (await readdir(folder())).filter(isMonth).sort();
}

/** Appends erasures; they are on disk when it returns. A duplicate line does no harm. */
export function noteErasures(entries: readonly LedgerEntry[]): void {
  for (const { subject, at } of entries) {
    const file = openSync(path.join(folder(), fileOf(at)), "a", 0o600);
    try {
      // The leading line break separates this line from one that was cut short.
      writeSync(file, `\n${JSON.stringify({ subject, at: at.toISOString() })}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
  if (entries.length > 0) syncToDisk(folder());
}

/**
 * Appends the erasures that the database has as completed but not yet recorded.
 * @returns how many
 */
export async function recordCompletedErasures(): Promise<number> {
  const notes = await read((db) => db.erasureNote.findMany({ orderBy: { id: "asc" } }));
  if (notes.length === 0) return 0;
  noteErasures(notes);
  const id = { in: notes.map((note) => note.id) };
  await write((tx) => tx.erasureNote.deleteMany({ where: { id } }));
  return notes.length;
}

function entry(line: string): LedgerEntry[] {
  const [, subject, at] = /^\{"subject":"([\w-]{22})","at":"([^"]+)"\}$/.exec(line) ?? [];
  return subject && at ? [{ subject, at: new Date(at) }] : [];
}

/** The erasures recorded since a date. An incomplete line, as after a power cut, is skipped. */
export async function erasuresSince(since: Date): Promise<LedgerEntry[]> {
  const recentFiles = (await files()).filter((name) => name >= fileOf(since));
  const texts = await Promise.all(recentFiles.map((name) => readFile(path.join(folder(), name), "utf8")));
  return texts.flatMap((text) => text.split("\n").flatMap(entry)).filter(({ at }) => at >= since);
}

/** Removes the files of months that ended before a date. @returns how many files were removed */
export async function forgetErasures(before: Date): Promise<number> {
  const oldFiles = (await files()).filter((name) => name < fileOf(before));
  for (const name of oldFiles) await rm(path.join(folder(), name), { force: true });
  return oldFiles.length;
}
