import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { schemaDrift } from "../../prisma/migrate";
import { shell } from "../support/shells";
import { testSecrets } from "../support/template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "../support/test-server";

const server = inject("postgresql") as TestServer;
const name = `palisade_empty_${randomUUID()}`;
const url = databaseOn(server, name);
beforeAll(() => runSql(server.url, `CREATE DATABASE "${name}"`));
afterAll(() => dropDatabase(server, url));

it("lead to schema.prisma", async () => {
  expect(await schemaDrift("postgresql", server.url)).toBe("");
});

it("are applied by one of several that start at once, and the others find it done", async () => {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: url, LOG_LEVEL: "warn" };
  const start = () => promisify(execFile)(process.execPath, shell("prepare-database"), { env });
  const said = (await Promise.all([start(), start(), start()])).map(({ stdout }) => stdout);
  expect(said.filter((text) => text.includes("applied"))).toHaveLength(1);
  expect(said.filter((text) => text.includes("seeded"))).toHaveLength(1);
});
