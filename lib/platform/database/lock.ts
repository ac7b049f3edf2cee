import "server-only";
import { Prisma } from "./generated/client";
import { isPostgresql } from "./kind";
import type { Transaction } from "./types";

/**
 * Takes a named lock until the end of the transaction. For checks before a write when there is no row yet that could be locked.
 * SQLite has only one writer anyway.
 */
export async function lock(tx: Transaction, name: string): Promise<void> {
  if (!isPostgresql()) return;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Like `lock`, but doesn't wait. @returns false if another transaction holds the lock */
export async function tryLock(tx: Transaction, name: string): Promise<boolean> {
  if (!isPostgresql()) return true;
  const [row] = await tx.$queryRaw<{ got: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS "got"`;
  return row?.got === true;
}

/**
 * Keeps all rows of a table from being deleted until the end of the transaction (`FOR KEY SHARE`), and waits for deletions
 * that have begun. Other changes to the rows go on. Read them afterward.
 */
export async function lockRowsAgainstDeletion(tx: Transaction, table: "Subscriber"): Promise<void> {
  if (isPostgresql()) await tx.$executeRaw`SELECT FROM ${Prisma.raw(`"${table}"`)} FOR KEY SHARE`;
}

/** The tables of rows that workers lease. */
export type QueueTable = "OutboxMail" | "WebhookDelivery";

/**
 * Locks those rows that aren't locked yet (`FOR UPDATE SKIP LOCKED`) until the end of the transaction. Read them
 * afterward, to see what other transactions just did.
 * @param ids in order of preference
 * @returns at most `limit` ids; on SQLite, with its one writer, the first ones
 */
export async function lockUnlockedRows(
  tx: Transaction,
  queue: QueueTable,
  ids: readonly string[],
  limit: number,
): Promise<string[]> {
  if (!isPostgresql()) return ids.slice(0, limit);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${Prisma.raw(`"${queue}"`)} WHERE "id" = ANY(${ids})
    ORDER BY array_position(${ids}::text[], "id") LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}
