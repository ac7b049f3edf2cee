import "server-only";
import Database from "better-sqlite3";
import { pluralize } from "@/lib/site/figures";

/** A copy that can't be trusted. The message is one sentence. */
export class InvalidBackup extends Error {
  override name = "InvalidBackup";
}

export interface BackupContents {
  rows: Record<string, number>;
  /** Its newest migration. */
  migration: string;
}

function count(db: Database.Database, table: string): number {
  return db.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number;
}

/** Reads a whole database. @throws InvalidBackup if it is damaged, has broken references, or isn't this site's */
export function verify(file: string): BackupContents {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    const integrity = db.pragma("integrity_check", { simple: true });
    if (integrity !== "ok") throw new InvalidBackup(`${file} is damaged: ${integrity}.`);
    const orphans = db.pragma("foreign_key_check") as unknown[];
    if (orphans.length > 0)
      throw new InvalidBackup(
        `${file} has ${pluralize(orphans.length, "row that refers", "rows that refer")} to missing rows.`,
      );
    const newest =
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1 DESC";
    const migration = db.prepare(newest).pluck().get() as string | undefined;
    if (!migration) throw new InvalidBackup(`${file} has no migrations: it isn’t a database of this site.`);
    const opened = db;
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .pluck()
      .all() as string[];
    return { migration, rows: Object.fromEntries(tables.map((table) => [table, count(opened, table)])) };
  } catch (error) {
    if (error instanceof InvalidBackup) throw error;
    throw new InvalidBackup(`${file} can’t be read as a database: ${(error as Error).message}.`);
  } finally {
    db?.close();
  }
}
