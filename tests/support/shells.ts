import { symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { inlinePackages } from "./inline-packages";
import { runFolder } from "./run-folder";

const root = path.resolve(import.meta.dirname, "../..");
const compiled = path.join(runFolder, "scripts");
const commands = ["operator", "backup", "restore", "probe", "status-export"] as const;
type Script = (typeof commands)[number] | "prepare-database" | "move";

/** The arguments after Node's own command to run a TypeScript program: `[process.execPath, ...tsx]`, on every system. */
export const tsx = [createRequire(import.meta.url).resolve("tsx/cli")];

/** Compiles the shell commands once for all tests, because starting through tsx takes three times as long. */
export async function compileShells(): Promise<void> {
  await build({
    entryPoints: commands.map((name) => path.join(root, `scripts/${name}.ts`)),
    outdir: compiled,
    outExtension: { ".js": ".mjs" },
    tsconfig: path.join(root, "scripts/tsconfig.json"),
    bundle: true,
    splitting: true,
    plugins: [inlinePackages],
    platform: "node",
    format: "esm",
    target: "node20.19",
    logLevel: "warning",
  });
  // A restore applies the migrations, which are read and not compiled.
  symlinkSync(path.join(root, "prisma"), path.join(runFolder, "prisma"), "junction");
}

/** It is run rarely, so it isn't compiled. */
const move = [
  ...tsx,
  "--tsconfig",
  path.join(root, "scripts/tsconfig.json"),
  path.join(root, "scripts/move.ts"),
];

/** The arguments after Node's own command to run a shell command: `[process.execPath, ...shell("backup")]`. */
export function shell(name: Script, ...args: string[]): string[] {
  if (name === "move") return [...move, ...args];
  const folder = name === "prepare-database" ? path.join(root, ".next") : compiled;
  return [path.join(folder, `${name}.mjs`), ...args];
}
