import { chmodSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { disconnect, read } from "@/lib/platform/database";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { ownDatabase } from "../../support/own-database";

const database = ownDatabase();
const backups = path.join(path.dirname(database), "backups");
const now = new Date("2027-03-01T12:00:00Z");
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

let before: number;
beforeEach(() => {
  before = process.umask(0o022);
});
afterEach(() => {
  process.umask(before);
});

describe.skipIf(process.platform === "win32")("other users can't read", () => {
  it("a database that an older version left open to them, nor its log", async () => {
    await read((db) => db.setting.count());
    const files = ["", "-wal", "-shm"].map((suffix) => `${database}${suffix}`);
    for (const file of files) chmodSync(file, 0o644);
    keepFilesPrivate();
    expect(files.map(mode)).toEqual(["600", "600", "600"]);
    expect(process.umask()).toBe(0o077);
    await disconnect();
  });

  it("a backup, wherever it goes", async () => {
    const { file } = await makeBackup(backups, now);
    expect([mode(backups), mode(file)]).toEqual(["700", "600"]);
  });

  it("a database that was restored from a backup which they can read", async () => {
    const { file } = await makeBackup(backups, now);
    chmodSync(file, 0o644);
    await restoreBackup(file, now);
    expect(mode(database)).toBe("600");
    expect(readFileSync(database)).toEqual(readFileSync(file));
  });
});
