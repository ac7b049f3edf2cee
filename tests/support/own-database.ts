import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { templateFile, testSecrets } from "./template";
import { createDatabase, dropDatabase } from "./test-server";

/**
 * Gives a test a database of its own, for the modules of lib in the test's process: an SQLite file, or in the project
 * "postgresql" a database of its server. Imported after it, they are silent too.
 * @returns the file's path; without one, where it would lie
 */
export function ownDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const file = path.join(folder, "site.db");
  const server = inject("postgresql");
  const url = server ? createDatabase(server) : `file:${file}`;
  if (!server) copyFileSync(templateFile, file);
  Object.assign(process.env, testSecrets, { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: "silent" });
  afterAll(async () => {
    const { disconnect } = await import("@/lib/platform/database");
    await disconnect();
    if (server) dropDatabase(server, url);
    rmSync(folder, { recursive: true, force: true });
  });
  return file;
}
