import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addMinutes, subDays } from "date-fns";
import { afterAll, beforeEach, expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { runRetention } from "@/lib/retention/run";
import { figures } from "@/lib/site/figures";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const beside = path.join(path.dirname(database), "backups");
const elsewhere = mkdtempSync(path.join(tmpdir(), "palisade-backups-"));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));
const now = new Date("2027-03-01T12:00:00Z");
const periodAgo = subDays(now, figures.retention.operationalBackupDays);
const backup = async (folder: string, at: Date) => (await makeBackup(folder, at)).file;

beforeEach(() => rmSync(beside, { recursive: true, force: true }));

it("a backup is deleted by the site’s daily job when it is 30 days old, even if no other is made", async () => {
  const old = await backup(beside, addMinutes(periodAgo, -1));
  const recent = await backup(beside, addMinutes(periodAgo, 1));
  const theirs = path.join(beside, "keep-this.db");
  writeFileSync(theirs, "");
  expect(await runRetention(now, "all")).toEqual({ "old backups": 1 });
  expect([old, recent, theirs].map(existsSync)).toEqual([false, true, true]);
});

it("old backups are deleted from every folder that backups were made in, while it exists", async () => {
  const first = await backup(elsewhere, addMinutes(periodAgo, -2));
  const second = await backup(beside, addMinutes(periodAgo, -1));
  rmSync(beside, { recursive: true });
  expect(await runRetention(now, "all")).toEqual({ "old backups": 1 });
  expect([first, second].map(existsSync)).toEqual([false, false]);
  // An unreadable folder must not stop the others from being processed.
  writeFileSync(beside, "");
  const third = await backup(elsewhere, addMinutes(periodAgo, -1));
  expect(await runRetention(now, "all")).toEqual({ "old backups": 1 });
  expect(existsSync(third)).toBe(false);
});

it("files of an interrupted backup are deleted, too, since they contain people’s data", async () => {
  mkdirSync(beside, { recursive: true });
  const cut = ["", "-journal"].map((suffix) =>
    path.join(beside, `palisade-2027-01-01T00-00-00-000Z.db.part${suffix}`),
  );
  for (const file of cut) writeFileSync(file, "");
  expect(await runRetention(now, "all")).toEqual({ "old backups": 2 });
  expect(cut.map(existsSync)).toEqual([false, false]);
});
