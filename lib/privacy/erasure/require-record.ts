import "server-only";
import { readdirSync } from "node:fs";
import { subDays } from "date-fns";
import { dataFolder } from "@/lib/platform/data-folder";
import { isPostgresql, read } from "@/lib/platform/database";
import { EnvironmentError } from "@/lib/platform/environment";
import { figures } from "@/lib/site/figures";
import { isErasureFile, readingKeys } from "./ledger";

/** Begins a new record in an empty data folder, after the old one was lost: creates its key. */
export const beginRecord = (): unknown => readingKeys();

/**
 * Refuses a data folder without the record of erasures if people were erased: it is another folder, or a share that isn't mounted, and
 * a restore would bring them back.
 * @throws EnvironmentError that says how to go on
 */
export async function requireRecord(): Promise<void> {
  const folder = dataFolder();
  if (readdirSync(folder).some(isErasureFile)) return;
  // Older erasures are in no backup.
  const since = subDays(new Date(), figures.retention.disasterBackupDays);
  const where = { action: "subject.erased", at: { gte: since } };
  const erasureCount = await read((db) => db.auditEntry.count({ where }));
  if (erasureCount === 0) return;
  const name = isPostgresql() ? `DATA_DIR (${folder})` : `The folder ${folder}`;
  throw new EnvironmentError(
    `${name} isn’t this database’s folder: people were erased, but it has no record of that (erasure.key, erasures-*.jsonl). Is it mounted, and the right one? If the record is lost, begin a new one: npm run migrate -- --new-erasure-record`,
  );
}
