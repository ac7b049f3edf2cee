import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { disconnect } from "@/lib/server/db";
import { templateFile, testSecrets } from "./template";

/** Gives a unit test a database of its own, for the modules of lib/server in the test's process. @returns its path */
export function ownDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-unit-"));
  const file = path.join(folder, "site.db");
  copyFileSync(templateFile, file);
  Object.assign(process.env, testSecrets, { DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent" });
  afterAll(async () => {
    await disconnect();
    rmSync(folder, { recursive: true, force: true });
  });
  return file;
}
