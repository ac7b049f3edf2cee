import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { bin } from "../lib.mjs";

const root = path.resolve(import.meta.dirname, "../..");

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, `node_modules/${name}/package.json`), "utf8")).version;

/** The versions of the packages that decide how large an empty page is. */
export const frameworkVersions = () => ({ next: versionOf("next"), react: versionOf("react-dom") });

/** The recorded size of an empty page, with the package versions that it was built with. */
export const recordFile = path.join(root, "tests/data/empty-page.json");

/** The baseline: one page without content, built with the same versions. @returns the folder of its build */
export function buildEmptySite(): string {
  const folder = path.join(root, "var/bench/empty");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  const files: Record<string, string> = {
    "app/layout.jsx":
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
    "app/page.jsx": "export default function Page() { return <p>Empty</p>; }\n",
    "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };\n`,
    // Without this file Next uses the site's own from the parent folder, whose headers forbid this page its scripts.
    "instrumentation.js": "export function register() {}\n",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  execFileSync(process.execPath, [bin("next"), "build", folder], {
    cwd: folder,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return path.join(folder, ".next");
}
