import path from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { read } from "@/lib/platform/database";
import { hashClient } from "@/lib/platform/limits/hash-client";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

it("a backup has no salt, so its hashes can’t be traced to IP addresses, and the site keeps its own", async () => {
  const hash = await hashClient("192.0.2.1", now);
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), now);
  const copy = new Database(file, { readonly: true });
  expect(copy.prepare('SELECT count(*) AS rows FROM "DailySalt"').get()).toEqual({ rows: 0 });
  copy.close();
  expect(await read((db) => db.dailySalt.count())).toBe(1);
  expect(await hashClient("192.0.2.1", now)).toBe(hash);
});
