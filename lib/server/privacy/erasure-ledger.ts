import "server-only";
import { appendFile, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { databaseFile } from "../db";
import { subjectHash } from "./erasure-key";

export interface LedgerEntry {
  /** Keyed hash of the address. */
  subject: string;
  at: Date;
}

/** Beside the database and not in it, so that a restored backup doesn't forget what was erased since it was made. */
const folder = () => path.dirname(databaseFile());

/** A file a month: one that nobody writes to any more can go without a line getting lost. */
const fileOf = (at: Date) => `erasures-${at.toISOString().slice(0, 7)}.jsonl`;

async function files(): Promise<string[]> {
  const names = await readdir(folder());
  return names.filter((name) => /^erasures-\d{4}-\d\d\.jsonl$/.test(name)).sort();
}

/** Notes an erasure, on disk before it is carried out. */
export async function recordErasure(email: string, now: Date): Promise<void> {
  const line = JSON.stringify({ subject: subjectHash(email), at: now.toISOString() });
  // The break in front keeps a line that was cut short from spoiling this one.
  await appendFile(path.join(folder(), fileOf(now)), `\n${line}\n`, { mode: 0o600, flush: true });
}

function entry(line: string): LedgerEntry[] {
  const [, subject, at] = /^\{"subject":"([\w-]{22})","at":"([^"]+)"\}$/.exec(line) ?? [];
  return subject && at ? [{ subject, at: new Date(at) }] : [];
}

/** The erasures noted since a date. A line that a power cut left half written is skipped. */
export async function erasuresSince(since: Date): Promise<LedgerEntry[]> {
  const recent = (await files()).filter((name) => name >= fileOf(since));
  const texts = await Promise.all(recent.map((name) => readFile(path.join(folder(), name), "utf8")));
  return texts.flatMap((text) => text.split("\n").flatMap(entry)).filter(({ at }) => at >= since);
}

/** Removes the notes of months that ended before a date. @returns how many files went */
export async function forgetErasures(before: Date): Promise<number> {
  const old = (await files()).filter((name) => name < fileOf(before));
  for (const name of old) await rm(path.join(folder(), name), { force: true });
  return old.length;
}
