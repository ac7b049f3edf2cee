import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import type { Site } from "./site";
import { templateFile, testSecrets } from "./template";
import { createDatabase, dropDatabase } from "./test-server";

/** Names the database to the modules of lib in the test's process. Imported after it, they are silent too. */
function name(url: string, folder: string): void {
  Object.assign(process.env, testSecrets, { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent" });
}

/**
 * Lets the shell's commands in the test's process work on the database of a site under test. A process keeps to the
 * first database that it used, so the test's kind is isolated.
 */
export const shareDatabase = ({ databaseUrl, folder }: Site): void => name(databaseUrl, folder);

/**
 * Gives a test a database of its own, for the modules of lib in the test's process: an SQLite file, or in the project
 * "postgresql" a database of its server.
 * @returns the file's path; without one, where it would lie
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
