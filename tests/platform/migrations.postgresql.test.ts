import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate, withClient } from "@/prisma/migrate";
import { schemaDrift } from "@/prisma/schema-engine";
import { shell } from "@/tests/support/shells";
import { testSecrets } from "@/tests/support/template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "@/tests/support/test-server";

const server = inject("postgresql") as TestServer;
const names = ["empty", "failed"].map((name) => `palisade_${name}_${randomUUID()}`);
const [url, failed] = names.map((name) => databaseOn(server, name)) as [string, string];
beforeAll(() => runSql(server.url, ...names.map((name) => `CREATE DATABASE "${name}"`)));
afterAll(() => {
  for (const each of [url, failed]) dropDatabase(server, each);
});

it("migrations match schema.prisma", async () => {
  expect(await schemaDrift("postgresql", server.url)).toBe("");
});

it("several processes that start at once apply migrations once", async () => {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: url, LOG_LEVEL: "warn" };
  const start = () => promisify(execFile)(process.execPath, shell("prepare-database"), { env });
  const outputs = (await Promise.all([start(), start(), start()])).map(({ stdout }) => stdout);
  expect(outputs.filter((text) => text.includes("applied"))).toHaveLength(1);
  expect(outputs.filter((text) => text.includes("seeded"))).toHaveLength(1);
});

it("a failed migration leaves nothing, and is applied at the next start", async () => {
  runSql(failed, 'CREATE VIEW "OutboxMail" AS SELECT 1');
  for (const _start of [1, 2])
    await expect(migrate(failed)).rejects.toThrow(/this attempt changed nothing: .*"OutboxMail"/);
  runSql(failed, 'DROP VIEW "OutboxMail"');
  expect(await migrate(failed)).not.toEqual([]);
});

it("an applied migration is recorded with its changes, even if the process is killed right after", async () => {
  // Earlier releases recorded a migration before it began; an unfinished one left nothing else.
  runSql(
    failed,
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('broken', '', 'broken')`,
  );
  expect(await migrate(failed)).toEqual([]);
  const unfinished = 'SELECT count(*)::int AS "n" FROM "_prisma_migrations" WHERE "finished_at" IS NULL';
  expect((await withClient(failed, (client) => client.query(unfinished))).rows).toEqual([{ n: 0 }]);
});
