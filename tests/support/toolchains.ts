import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { keyVariable, type LanguageId, languages, urlVariable } from "@/lib/integration-api/languages";
import { tsx } from "./shells";

const run = promisify(execFile);

/** How a language's program is run, and how to tell whether it can be. */
const toolchains: Record<LanguageId, { probe: [string, ...string[]]; command: [string, ...string[]] }> = {
  curl: { probe: ["curl", "--version"], command: ["sh"] },
  typescript: { probe: [process.execPath, ...tsx, "--version"], command: [process.execPath, ...tsx] },
  python: { probe: ["python3", "--version"], command: ["python3"] },
  go: { probe: ["go", "version"], command: ["go", "run"] },
};

export function isInstalled(language: LanguageId): boolean {
  const [program, ...args] = toolchains[language].probe;
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

/**
 * Runs a program as a reader would: its source in a file, the key and the address in the environment.
 * @param url the API to call; blank leaves the program to its own default
 * @returns what it printed
 * @throws with `stderr` when it ends with an error
 */
export async function runProgram(language: LanguageId, source: string, url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  try {
    const file = path.join(folder, languages.find(({ id }) => id === language)?.file ?? "sample");
    writeFileSync(file, `${source}\n`);
    const [program, ...args] = toolchains[language].command;
    const env = { ...process.env, [keyVariable]: "test-key", [urlVariable]: url };
    const { stdout, stderr } = await run(program, [...args, file], { env, cwd: folder });
    return { stdout: stdout.trim(), stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
