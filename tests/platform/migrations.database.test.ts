import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listMigrations, migrate } from "@/prisma/migrate";
import { schemaDrift } from "@/prisma/schema-engine";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new Database(path.join(folder, "site.db"));
const start = () => migrate(`file:${path.join(folder, "site.db")}`);
const names = listMigrations("sqlite").map(({ name }) => name);

it("SQLite’s migrations match schema.prisma", async () => {
  expect(await schemaDrift("sqlite")).toBe("");
});

it("migrations are applied once, each with its row in Prisma’s table", async () => {
  expect(await start()).toEqual(names);
  expect(await start()).toEqual([]);
  const rows = open().prepare('SELECT "migration_name", "finished_at" FROM "_prisma_migrations"').all();
  expect(rows).toEqual(names.map((migration_name) => ({ migration_name, finished_at: expect.any(String) })));
});

it("a failed migration leaves nothing, and is applied at the next start", async () => {
  await start();
  const database = open();
  const schema = () => database.prepare("SELECT name FROM sqlite_schema ORDER BY 1").pluck().all();
  database.pragma("foreign_keys = OFF");
  const tables = schema().filter((name) => /^[A-Z]/.test(String(name)));
  for (const name of tables) database.exec(`DROP TABLE IF EXISTS "${name}"`);
  // The first migration creates other tables before it reaches this name.
  database.exec('DELETE FROM "_prisma_migrations"; CREATE VIEW "OutboxMail" AS SELECT 1');
  const before = schema();
  await expect(start()).rejects.toThrow(`${names[0]} failed, and this attempt changed nothing`);
  expect(schema()).toEqual(before);
  database.exec('DROP VIEW "OutboxMail"');
  expect(await start()).toEqual(names);
});

it("migrations are not applied to a database of another application", async () => {
  open().exec('CREATE TABLE "Other" ("id" TEXT)');
  await expect(start()).rejects.toThrow("not this site’s");
});

it("migrations stop where an older release left one unfinished", async () => {
  await start();
  open().exec(
    `UPDATE "_prisma_migrations" SET "finished_at" = NULL WHERE "migration_name" = '${names.at(-1)}'`,
  );
  await expect(start()).rejects.toThrow("restore the backup");
});
