import { execFileSync } from "node:child_process";
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { runFolder } from "./run-folder";
import { compileShells, shell } from "./shells";

const root = path.resolve(import.meta.dirname, "../..");
export const templateFile = path.join(runFolder, "template.db");

/** Secrets of every server under test. */
export const testSecrets = {
  SESSION_SECRET: "test-session-secret-0123456789-0123456789",
  OPERATOR_TOKEN: "test-operator-token-0123456789",
};

/**
 * Compiles the shell's commands and makes the migrated and seeded database that each test's own is a copy of. Global
 * set-up of both test runners and of each kind: the first one of a run makes them for all.
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
