import "server-only";
import { Prisma } from "./generated/client";
import { isPostgresql } from "./kind";
import type { Transaction } from "./types";

/**
 * Waits until no other transaction holds the lock of that name, and holds it until this one's end. For what is read
 * before it is written and has no row yet that could be locked. SQLite has one writer anyway.
 */
export async function lock(tx: Transaction, name: string): Promise<void> {
  if (!isPostgresql()) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** As `lock`, without waiting. @returns false when another transaction holds it */
export async function tryLock(tx: Transaction, name: string): Promise<boolean> {
  if (!isPostgresql()) return true;
  const [row] = await tx.$queryRaw<{ got: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS "got"`;
  return row?.got === true;
}

/** The tables of rows that workers lease. */
type Queue = "OutboxMail" | "WebhookDelivery";

/**
 * Locks rows that no other transaction has locked, and passes over the others (`FOR UPDATE SKIP LOCKED`), until this
 * one's end. What another transaction did to them just before is seen from now on.
 * @param ids in the order in which they are wanted
 * @returns as many of them as were free, at most `most`; of SQLite, with its one writer, the first ones
 */
export async function lockFree(
  tx: Transaction,
  queue: Queue,
  ids: readonly string[],
  most: number,
): Promise<string[]> {
  if (!isPostgresql()) return ids.slice(0, most);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${Prisma.raw(`"${queue}"`)} WHERE "id" = ANY(${ids})
    ORDER BY array_position(${ids}::text[], "id") LIMIT ${most} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

/** The moment by the one clock that all processes share: PostgreSQL's, or with SQLite this machine's own. */
export async function sharedClock(tx: Transaction): Promise<Date> {
  if (!isPostgresql()) return new Date();
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database returned no time.");
  return row.now;
}
