import { InUse } from "@/lib/backup/restore";
import { BadBackup, type Contents } from "@/lib/backup/verify";
import { isPostgresql } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { EnvironmentError } from "@/lib/platform/environment";
import { AnotherRecord } from "@/lib/privacy/erasure/carry-erasures";

export function summary({ rows, migration }: Contents): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${Object.keys(rows).length} tables, up to migration ${migration}`;
}

/**
 * Backups of a PostgreSQL database are made by its own tools, which know its users, its roles and its log.
 * @param instead what to do, after "This site's rows are in PostgreSQL."
 * @throws BadBackup on PostgreSQL
 */
export function assertSqlite(instead: string): void {
  if (isPostgresql()) throw new BadBackup(`This site’s rows are in PostgreSQL. ${instead}`);
}

/** Runs a command; what can go wrong for its user's reasons is told in a sentence. */
export async function run(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const mistyped = typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
    const expected = [BadBackup, InUse, AnotherRecord, DatabaseUnavailable, EnvironmentError].some(
      (kind) => error instanceof kind,
    );
    if (!expected && !mistyped) throw error;
    console.error((error as Error).message);
    process.exitCode = mistyped ? 2 : 1;
  }
}
