import "server-only";
import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { databaseFile } from "../db";
import { subjectHash } from "./anonymous";

export interface LedgerEntry {
  /** Keyed hash of the address. */
  subject: string;
  at: Date;
}

/** Beside the database and not in it, so that a restored backup doesn't forget what was erased since it was made. */
const ledgerFile = () => path.join(path.dirname(databaseFile()), "erasures.jsonl");

/** Notes an erasure, on disk before it is carried out. */
export async function recordErasure(email: string, now: Date): Promise<void> {
  const line = JSON.stringify({ subject: subjectHash(email), at: now.toISOString() });
  // The break in front keeps a line that was cut short from spoiling this one.
  await appendFile(ledgerFile(), `\n${line}\n`, { mode: 0o600, flush: true });
}

/** The erasures noted since a date. A line that a power cut left half written is skipped. */
export async function erasuresSince(since: Date): Promise<LedgerEntry[]> {
  const text = await readFile(ledgerFile(), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => {
    const [, subject, at] = /^\{"subject":"([\w-]{22})","at":"([^"]+)"\}$/.exec(line) ?? [];
    if (!subject || !at || new Date(at) < since) return [];
    return [{ subject, at: new Date(at) }];
  });
}
