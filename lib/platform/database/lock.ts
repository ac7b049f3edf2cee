import "server-only";
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
