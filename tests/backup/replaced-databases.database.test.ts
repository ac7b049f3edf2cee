import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addMinutes, subDays } from "date-fns";
import { expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { disconnect } from "@/lib/platform/database";
import { runRetention } from "@/lib/retention/run";
import { figures } from "@/lib/site/figures";
import { ownDatabase } from "@/tests/support/own-database";

const database = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const periodAgo = subDays(now, figures.retention.operationalBackupDays);

/** @returns the new path of the database that a restore at this time replaced */
async function restored(at: Date): Promise<string> {
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), at);
  await disconnect();
  return String((await restoreBackup(file, at)).aside?.file);
}

it("a database replaced by a restore is deleted with its log after the retention period of backups", async () => {
  const old = await restored(addMinutes(periodAgo, -1));
  const recent = await restored(addMinutes(periodAgo, 1));
  const logs = ["-wal", "-shm"].map((suffix) => `${old}${suffix}`);
  const named = [
    `${database}.before-restore-keep`,
    `${old}.copy`,
    path.join(path.dirname(database), `other.db${old.slice(database.length)}`),
  ];
  for (const file of [...logs, ...named]) writeFileSync(file, "");
  expect([old, recent].map(existsSync)).toEqual([true, true]);

  expect(await runRetention(now, "all")).toEqual({ "files that a restore replaced": 3, "old backups": 1 });
  expect([old, ...logs].map(existsSync)).toEqual([false, false, false]);
  expect([recent, database, ...named].map(existsSync)).toEqual([true, true, true, true, true]);

  expect(await runRetention(addMinutes(now, 2), "all")).toEqual({
    "files that a restore replaced": 1,
    "old backups": 1,
  });
  expect(existsSync(recent)).toBe(false);
});
