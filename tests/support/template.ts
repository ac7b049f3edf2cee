import { execFileSync } from "node:child_process";
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { runFolder } from "./run-folder";
import { compileShells, shell } from "./shells";

const root = path.resolve(import.meta.dirname, "../..");
export const templateFile = path.join(runFolder, "template.db");

/** Secrets of all servers under test. */
export const testSecrets = {
  SESSION_SECRET: "test-session-secret-0123456789-0123456789",
  OPERATOR_TOKEN: "test-operator-token-0123456789",
};

/**
 * Compiles the shell commands and creates the migrated and seeded database that tests copy. Global set-up of both test
 * runners and all projects: the first one of a run does it for all.
 */
export default async function makeTemplate(): Promise<void> {
  if (existsSync(templateFile)) return;
  await compileShells();
  const unfinished = `${templateFile}.new`;
  execFileSync(process.execPath, shell("prepare-database"), {
    cwd: root,
    env: { ...process.env, ...testSecrets, DATABASE_URL: `file:${unfinished}` },
    stdio: "pipe",
  });
  renameSync(unfinished, templateFile);
}
