import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type LanguageId, languages } from "@/lib/openapi/samples/language";

const run = promisify(execFile);
const tsx = path.resolve("node_modules/.bin/tsx");

/** How a language's program is run, and how to tell whether it can be. */
const toolchains: Record<LanguageId, { probe: [string, ...string[]]; command: [string, ...string[]] }> = {
  curl: { probe: ["curl", "--version"], command: ["sh"] },
  typescript: { probe: [tsx, "--version"], command: [tsx] },
  python: { probe: ["python3", "--version"], command: ["python3"] },
  go: { probe: ["go", "version"], command: ["go", "run"] },
};

export function isInstalled(language: LanguageId): boolean {
  const [program, ...args] = toolchains[language].probe;
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

/** Runs a program as a reader would: its source in a file, the key in the environment. @returns what it printed */
export async function runProgram(language: LanguageId, source: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  try {
    const file = path.join(folder, languages.find(({ id }) => id === language)?.file ?? "sample");
    writeFileSync(file, `${source}\n`);
    const [program, ...args] = toolchains[language].command;
    const env = { ...process.env, PALISADE_API_KEY: "test-key" };
    const { stdout } = await run(program, [...args, file], { env, cwd: folder });
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
