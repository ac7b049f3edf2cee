import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgresql } from "../../scripts/postgresql.mjs";
import { runFolder } from "./run-folder";
import { shell } from "./shells";
import { testSecrets } from "./template";
import { databaseOn, dropDatabase, runSql, type TestServer } from "./test-server";

const root = path.resolve(import.meta.dirname, "../..");

declare module "vitest" {
  interface ProvidedContext {
    postgresql: TestServer | undefined;
  }
}

/** Prepares a database like `npm run migrate`. */
export function prepare(url: string): void {
  execFileSync(process.execPath, shell("prepare-database"), {
    cwd: root,
    env: {
      ...process.env,
      ...testSecrets,
      DATABASE_URL: url,
      DATA_DIR: path.join(runFolder, "data"),
      LOG_LEVEL: "warn",
    },
    stdio: "pipe",
  });
}

/**
 * The server of TEST_DATABASE_URL, otherwise Debian's, started for the run, with a template database. Global set-up of
 * the project "postgresql".
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
