import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { disconnect, read } from "@/lib/platform/database";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { ownDatabase } from "@/tests/support/own-database";
import { shell } from "@/tests/support/shells";
import { templateFile } from "@/tests/support/template";

const database = ownDatabase();
const backups = path.join(path.dirname(database), "backups");
const now = new Date("2027-03-01T12:00:00Z");
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** Runs a shell command on a database. */
function run(name: Parameters<typeof shell>[0], file: string, ...args: string[]): void {
  const env = { ...process.env, DATABASE_URL: `file:${file}`, DATA_DIR: "" };
  execFileSync(process.execPath, shell(name, ...args), { env, stdio: "pipe" });
}

/** A database with the permissions of an older version. */
function openToAll(name: string): string {
  const file = path.join(path.dirname(database), name, "site.db");
  mkdirSync(path.dirname(file), { mode: 0o755 });
  copyFileSync(templateFile, file);
  chmodSync(file, 0o644);
  return file;
}

let before: number;
beforeEach(() => {
  // The default of most systems: files are readable by everybody.
  before = process.umask(0o022);
});
afterEach(() => {
  process.umask(before);
});

describe.skipIf(process.platform === "win32")("other users of the machine can’t read", () => {
  it("a database that an older version left readable, its log, or what restores left beside it", async () => {
    await read((db) => db.setting.count());
    const left = [".part", ".before-restore-2027-02-01T12-00-00-000Z"].map((end) => `${database}${end}`);
    for (const file of left) writeFileSync(file, "");
    const files = [...["", "-wal", "-shm"].map((end) => `${database}${end}`), ...left];
    for (const file of files) chmodSync(file, 0o644);
    keepFilesPrivate();
    expect(files.map(mode)).toEqual(files.map(() => "600"));
    expect(process.umask()).toBe(0o077);
    await disconnect();
    for (const file of left) rmSync(file);
  });

  it("the database, but can still use a folder that DATABASE_URL names by mistake, and files named like it", () => {
    const folder = path.join(path.dirname(database), "mistaken");
    const others = [folder, `${folder}.sh`];
    mkdirSync(folder);
    writeFileSync(`${folder}.sh`, "", { mode: 0o755 });
    expect(() => run("operator", folder, "status")).toThrow("DATABASE_URL");
    expect(others.map(mode)).toEqual(["755", "755"]);
  });

  it("a backup, in any folder", async () => {
    const { file } = await makeBackup(backups, now);
    expect([mode(backups), mode(file)]).toEqual(["700", "600"]);
  });

  it("a database restored from a readable backup", async () => {
    const { file } = await makeBackup(backups, now);
    chmodSync(file, 0o644);
    await restoreBackup(file, now);
    expect(mode(database)).toBe("600");
    expect(readFileSync(database)).toEqual(readFileSync(file));
  });

  it("a database created by a command, or its folder", () => {
    const file = path.join(path.dirname(database), "new/site.db");
    run("prepare-database", file);
    expect([mode(path.dirname(file)), mode(file)]).toEqual(["700", "600"]);
  });

  it("a backup made in a readable folder, and its database", () => {
    const file = openToAll("backed-up");
    run("backup", file, "--to", path.dirname(file));
    const names = readdirSync(path.dirname(file)).sort();
    expect(names).toEqual(["backup-folders", expect.stringMatching(/^palisade-.*\.db$/), "site.db"]);
    expect(names.map((name) => mode(path.join(path.dirname(file), name)))).toEqual(["600", "600", "600"]);
  });

  it("a database used by any operator command", () => {
    const file = openToAll("operated");
    run("operator", file, "status");
    expect(mode(file)).toBe("600");
  });
});
