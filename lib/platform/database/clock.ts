import "server-only";
import { isPostgresql } from "./kind";
import type { Transaction } from "./types";

/** The moment by the one clock that all processes share: PostgreSQL's, or with SQLite this machine's own. */
export async function sharedClock(tx: Transaction): Promise<Date> {
  if (!isPostgresql()) return new Date();
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}
