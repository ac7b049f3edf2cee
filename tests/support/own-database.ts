import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { templateFile, testSecrets } from "./template";

/**
 * Gives a test a database of its own, for the modules of lib/server in the test's process. Imported after it, they are
 * silent too. @returns its path
 */
export function ownDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
  const file = path.join(folder, "site.db");
  copyFileSync(templateFile, file);
  Object.assign(process.env, testSecrets, { DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent" });
  afterAll(async () => {
    const { disconnect } = await import("@/lib/platform/database");
    await disconnect();
    rmSync(folder, { recursive: true, force: true });
  });
  return file;
}
