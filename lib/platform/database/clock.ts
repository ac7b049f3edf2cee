import "server-only";
import { log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { isPostgresql } from "./kind";
import type { Transaction } from "./types";

/** Milliseconds by which this machine's clock may differ from the database's without a warning, and between two warnings. */
const warning = { fromMs: 5000, everyMs: 3_600_000 };
const state = processSingleton("clock warning", () => ({ warnedAt: Number.NEGATIVE_INFINITY }));

/** Warns of a wrong clock. @param localTime this machine’s time when the shared clock was read, which took until now */
function compareClocks(shared: Date, localTime: Date): void {
  const aheadMs = localTime.getTime() - shared.getTime();
  const behindMs = shared.getTime() - Date.now();
  const isWrong = Math.max(aheadMs, behindMs) > warning.fromMs;
  if (!isWrong || performance.now() - state.warnedAt < warning.everyMs) return;
  state.warnedAt = performance.now();
  const seconds = Math.round(Math.max(aheadMs, behindMs) / 1000);
  const what = aheadMs > 0 ? "ahead of" : "behind";
  log.warn({ seconds }, `this machine's clock is ${what} the database's`);
}

/**
 * The time by a clock that all processes share: PostgreSQL's or, with SQLite, this machine's.
 * @param own the time of this machine's clock
 */
export async function sharedClock(db: Pick<Transaction, "$queryRaw">, own = new Date()): Promise<Date> {
  if (!isPostgresql()) return own;
  const localTime = new Date();
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database returned no time.");
  compareClocks(row.now, localTime);
  return row.now;
}
