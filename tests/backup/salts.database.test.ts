import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { verify } from "@/lib/backup/verify";
import { disconnect, read } from "@/lib/platform/database";
import { hashClient } from "@/lib/platform/limits/hash-client";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

function saltsIn(file: string) {
  const copy = new Database(file, { readonly: true });
  try {
    return copy.prepare('SELECT count(*) AS rows FROM "DailySalt"').get();
  } finally {
    copy.close();
  }
}

it("a backup has no salt, so its hashes can’t be traced to IP addresses, and the site keeps its own", async () => {
  const hash = await hashClient("192.0.2.1", now);
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), now);
  expect(saltsIn(file)).toEqual({ rows: 0 });
  expect(await read((db) => db.dailySalt.count())).toBe(1);
  expect(await hashClient("192.0.2.1", now)).toBe(hash);
});

it("a database set aside by a restore has no salt, not even in its free pages, and is otherwise complete", async () => {
  await hashClient("192.0.2.1", now);
  const [row] = await read((db) => db.dailySalt.findMany());
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), addMinutes(now, 1));
  await disconnect();
  const aside = String((await restoreBackup(file, addMinutes(now, 1))).aside?.file);
  expect(saltsIn(aside)).toEqual({ rows: 0 });
  expect(row?.salt).toBeTruthy();
  expect(readFileSync(aside).includes(String(row?.salt))).toBe(false);
  expect(verify(aside)).toEqual(verify(file));
  expect(existsSync(`${aside}-journal`)).toBe(false);
});
