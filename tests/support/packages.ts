import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const parent = path.resolve(import.meta.dirname, "../../var/test-packages");

/**
 * Installs packages from npm that only one test needs and that are too large for every installation, and keeps them for
 * the next run.
 * @returns their node_modules; null if they can't be installed
 */
export function installedPackages(name: string, packages: string[]): string | null {
  const folder = path.join(parent, name);
  const modules = path.join(folder, "node_modules");
  const done = path.join(folder, "done");
  if (existsSync(done)) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), "{}");
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", ...packages];
  if (spawnSync("npm", args, { cwd: folder, stdio: "ignore" }).status !== 0) return null;
  writeFileSync(done, "");
  return modules;
}
