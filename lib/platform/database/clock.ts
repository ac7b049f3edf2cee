import "server-only";
import { isPostgresql } from "./kind";
import type { Transaction } from "./types";

/**
 * The time by a clock that all processes share: PostgreSQL's or, with SQLite, this machine's.
 * @param own the time of this machine's clock
 */
export async function sharedClock(db: Pick<Transaction, "$queryRaw">, own = new Date()): Promise<Date> {
  if (!isPostgresql()) return own;
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}
