import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * This run's folder for the template database, compiled commands and reports. Each run has its own, so that two runs in
 * the same checkout don't share files. Workers inherit it through the environment.
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
