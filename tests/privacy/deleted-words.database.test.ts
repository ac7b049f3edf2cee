import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { type Transaction, write } from "@/lib/platform/database";
import { limiter } from "@/lib/platform/limits/store-sqlite";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();
const backups = path.join(path.dirname(file), "backups");
const now = new Date("2027-03-01T12:00:00Z");

/** A connection without secure_delete, like the site's earlier ones. */
function withOther<T>(work: (other: Database.Database) => T): T {
  const other = new Database(file, { timeout: 5000 });
  try {
    other.pragma("secure_delete = OFF");
    return work(other);
  } finally {
    other.close();
  }
}

/** Whether a text occurs in the database's file after its log was checkpointed. */
function isInFile(words: string): boolean {
  withOther((other) => other.pragma("wal_checkpoint(TRUNCATE)"));
  return readFileSync(file).includes(words);
}

/** A message of several pages, so that deleting it frees whole pages. */
const add = (words: string, email: string) => (tx: Transaction) => {
  const message = `${words} `.repeat(1000);
  const texts = { name: words, email, company: "", message, type: "general", clientHash: "" };
  return tx.contactMessage.create({ data: { id: words, reference: words, ...texts, createdAt: now } });
};

it("erased text is overwritten in the database file", async () => {
  const words = "Words of a person to erase";
  await write(add(words, "erase@example.com"));
  expect(isInFile(words)).toBe(true);
  await eraseSubject(operator(now), { email: "erase@example.com" });
  expect(isInFile(words)).toBe(false);
});

it("an expired counter is overwritten, too", async () => {
  const key = "hash-of-an-address-that-was-counted";
  await limiter("contact").consume(key);
  expect(isInFile(key)).toBe(true);
  await limiter("contact").delete(key);
  expect(isInFile(key)).toBe(false);
});

it("deleted data that wasn’t overwritten, and sessions, are not in backups", async () => {
  const words = "Words that an older version deleted";
  const session = "id-of-a-session-in-force";
  await write(add(words, "older@example.com"));
  await write((tx) => tx.operatorSession.create({ data: { id: session, createdAt: now, expiresAt: now } }));
  withOther((other) => other.exec("DELETE FROM ContactMessage"));
  expect([words, session].map(isInFile)).toEqual([true, true]);
  const backup = readFileSync((await makeBackup(backups, now)).file);
  expect([words, session].map((text) => backup.includes(text))).toEqual([false, false]);
});
