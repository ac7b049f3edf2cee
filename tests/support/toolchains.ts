import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { keyVariable, type LanguageId, languages, urlVariable } from "@/lib/integration-api/languages";
import { tsx } from "./shells";

const run = promisify(execFile);

/** How to run a language's program, and how to check whether that is possible. */
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
 * Runs a program like a reader would: the source in a file, key and address in the environment.
 * @param url the API to call; empty uses the program's default
 * @returns its output
 * @throws with `stderr` if it fails
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
