import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";

/** A PostgreSQL server for tests, with a template database that tests copy. */
export interface TestServer {
  url: string;
  template: string;
}

/** The address of another database on the same server. */
export function databaseOn({ url }: TestServer, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs statements on a database in a separate process, because that is synchronous. */
export function runSql(url: string, ...statements: string[]): void {
  execFileSync(process.execPath, [path.join(import.meta.dirname, "run-sql.mjs"), url, ...statements], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** @returns the address of a new database with migrations and seeds */
export function createDatabase(server: TestServer): string {
  const name = `palisade_test_${randomUUID()}`;
  runSql(server.url, `CREATE DATABASE "${name}" TEMPLATE "${server.template}"`);
  return databaseOn(server, name);
}

export function dropDatabase(server: TestServer, url: string): void {
  runSql(server.url, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
}
