import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shell } from "../support/shells";
import { startSite } from "../support/site";
import { templateFile, testSecrets } from "../support/template";

const root = path.resolve(import.meta.dirname, "../..");
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

let folder: string;
let before: number;
beforeAll(() => {
  // What most systems have: files that all can read.
  before = process.umask(0o022);
  folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
});
afterAll(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

function script(name: Parameters<typeof shell>[0], database: string, ...args: string[]): void {
  const env = { ...process.env, ...testSecrets, DATABASE_URL: `file:${database}` };
  execFileSync(process.execPath, shell(name, ...args), { cwd: root, env, stdio: "pipe" });
}

/** A database as an older version made it. */
function openToAll(name: string): string {
  const file = path.join(folder, name, "site.db");
  mkdirSync(path.dirname(file), { mode: 0o755 });
  copyFileSync(templateFile, file);
  chmodSync(file, 0o644);
  return file;
}

describe.skipIf(process.platform === "win32")("other users can't read", () => {
  it("a new database, nor what is in its folder", () => {
    const file = path.join(folder, "new/site.db");
    script("prepare-database", file);
    expect([mode(path.dirname(file)), mode(file)]).toEqual(["700", "600"]);
  });

  it("an older version's database, once a site runs on it", async () => {
    const file = openToAll("older");
    const site = await startSite({ folder: path.dirname(file) });
    expect(["", "-wal", "-shm"].map((suffix) => mode(`${file}${suffix}`))).toEqual(["600", "600", "600"]);
    await site.stop({ keep: true });
  });

  it("a backup in a folder that they can read, and the database that it was made of", () => {
    const file = openToAll("backed-up");
    script("backup", file, "--to", path.dirname(file));
    const names = readdirSync(path.dirname(file)).sort();
    expect(names).toEqual(["backup-folders", expect.stringMatching(/^palisade-.*\.db$/), "site.db"]);
    expect(names.map((name) => mode(path.join(path.dirname(file), name)))).toEqual(["600", "600", "600"]);
  });

  it("a database that any operator's command worked on", () => {
    const file = openToAll("operated");
    script("operator", file, "status");
    expect(mode(file)).toBe("600");
  });
});
