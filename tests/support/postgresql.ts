import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgresql } from "../../scripts/postgresql.mjs";
import { shell } from "./shells";
import { testSecrets } from "./template";

const root = path.resolve(import.meta.dirname, "../..");

/** A server of PostgreSQL for tests, and the database on it that each test's own is a copy of. */
export interface TestServer {
  url: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    postgresql: TestServer | undefined;
  }
}

/** The address of a database on the same server. */
export function databaseOn({ url }: TestServer, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs statements on a database, in a process of its own so that a test can be made of it before anything is awaited. */
export function runSql(url: string, ...statements: string[]): void {
  execFileSync(process.execPath, [path.join(import.meta.dirname, "run-sql.mjs"), url, ...statements], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** @returns the address of a new database with the migrations and the seeds */
export function createDatabase(server: TestServer): string {
  const name = `palisade_test_${randomUUID()}`;
  runSql(server.url, `CREATE DATABASE "${name}" TEMPLATE "${server.template}"`);
  return databaseOn(server, name);
}

export function dropDatabase(server: TestServer, url: string): void {
  runSql(server.url, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
}

/** Prepares a database as `npm run migrate` does. */
export function prepare(url: string): void {
  execFileSync(process.execPath, shell("prepare-database"), {
    cwd: root,
    env: { ...process.env, ...testSecrets, DATABASE_URL: url, DATA_DIR: "var/test/data", LOG_LEVEL: "warn" },
    stdio: "pipe",
  });
}

/**
 * The server of TEST_DATABASE_URL, else Debian's started for it, with a template on it. Global set-up of the project
 * "postgresql".
 */
export default async function provideServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgresql();
  const server = { url: given ?? started?.url ?? "", template: `palisade_template_${randomUUID()}` };
  runSql(server.url, `CREATE DATABASE "${server.template}"`);
  const template = databaseOn(server, server.template);
  prepare(template);
  provide("postgresql", server);
  return async () => {
    if (started) await started.stop();
    else dropDatabase(server, template);
  };
}
