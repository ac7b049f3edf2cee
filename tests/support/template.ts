import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { compileShells, shell } from "./shells";

const root = path.resolve(import.meta.dirname, "../..");
export const templateFile = path.join(root, "var/test/template.db");

/** Secrets of every server under test. */
export const testSecrets = {
  SESSION_SECRET: "test-session-secret-0123456789-0123456789",
  OPERATOR_TOKEN: "test-operator-token-0123456789",
};

/**
 * Compiles the shell's commands and makes the migrated and seeded database that each test's own is a copy of. Global
 * set-up of both test runners.
 */
export default async function makeTemplate(): Promise<void> {
  await compileShells();
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${templateFile}${suffix}`, { force: true });
  execFileSync(process.execPath, shell("prepare-database"), {
    cwd: root,
    env: { ...process.env, ...testSecrets, DATABASE_URL: `file:${templateFile}` },
    stdio: "pipe",
  });
}
