import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import type { Site } from "./site";
import { templateFile, testSecrets } from "./template";
import { createDatabase, dropDatabase } from "./test-server";

/** Sets the database for the modules of lib that the test file imports. Modules imported later don't log either. */
function name(url: string, folder: string): void {
  Object.assign(process.env, testSecrets, { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent" });
}

/**
 * Lets shell commands in the test's process use the database of a site under test. Modules keep the first database
 * that they used, so the test must be isolated.
 */
export const shareDatabase = ({ databaseUrl, folder }: Site): void => name(databaseUrl, folder);

/**
 * Creates a separate database for the modules of lib that the test file imports: an SQLite file, or in the project
 * "postgresql" a database on its server.
 * @returns the file's path, or where it would be
 */
export function ownDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const file = path.join(folder, "site.db");
  const server = inject("postgresql");
  const url = server ? createDatabase(server) : `file:${file}`;
  if (!server) copyFileSync(templateFile, file);
  name(url, folder);
  afterAll(async () => {
    const { disconnect } = await import("@/lib/platform/database");
    await disconnect();
    if (server) dropDatabase(server, url);
    rmSync(folder, { recursive: true, force: true });
  });
  return file;
}
