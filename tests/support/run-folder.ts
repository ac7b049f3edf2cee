import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * The folder of this run's template database, compiled commands and reports: one for each run, so that two runs in the
 * same checkout do not share files. Workers inherit it through the environment.
 */
function createRunFolder(): string {
  const parent = path.resolve(import.meta.dirname, "../../var/test");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, "run-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

process.env.TEST_RUN_FOLDER ??= createRunFolder();

export const runFolder = process.env.TEST_RUN_FOLDER;
