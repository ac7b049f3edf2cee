import "server-only";
import { metrics } from "@/lib/platform/metrics";
import { DatabaseUnavailable } from "./faults";
import { isPostgresql } from "./kind";
import type { Database, Reader, Transaction } from "./types";

export { sharedClock } from "./clock";
export { isPostgresql } from "./kind";
export {
  lock,
  lockRowsAgainstDeletion,
  lockUnlockedRows,
  type QueueTable,
  tryLock,
} from "./lock";
export type { Reader, Transaction } from "./types";

/** Loaded on first use, since a process needs only one. */
async function database(): Promise<Database> {
  return isPostgresql() ? (await import("./postgresql")).postgresql : (await import("./sqlite")).sqlite;
}

type Work<C, T> = (client: C) => Promise<T>;

/** Measures how long `work` waits to begin, and counts failures of the database. */
async function measure<C, T>(
  access: "read" | "write",
  work: Work<C, T>,
  run: (work: Work<C, T>) => Promise<T>,
): Promise<T> {
  const end = metrics.databaseWaits.startTimer({ access });
  let hasBegun = false;
  try {
    return await run((client) => {
      if (!hasBegun) end();
      hasBegun = true;
      return work(client);
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) metrics.databaseFaults.inc({ access });
    throw error;
  }
}

/**
 * Reads on a connection of its own, which sees only what was committed and can't write.
 * @throws DatabaseUnavailable when the storage fails or stays locked for 5 seconds
 */
export async function read<T>(work: (db: Reader) => Promise<T>): Promise<T> {
  const { read: readFrom } = await database();
  return measure("read", work, readFrom);
}

/**
 * Runs one transaction; resolves once it is on disk. `work` may run again, so it must have no effect outside `tx`, and
 * must not call `write`. PostgreSQL has concurrent writers (READ COMMITTED): protect what you read with `lock`, a row
 * update, a condition in the update or a unique key. A taken key or a missing row runs `work` again.
 * @throws DatabaseUnavailable when the storage fails or stays locked for 5 seconds
 */
export async function write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { write: writeTo } = await database();
  return measure("write", work, writeTo);
}

/**
 * Asserts at the start that every acknowledged commit survives a power failure and, for SQLite, that deleted data is
 * overwritten.
 * @throws Error that names the wrong setting
 */
export async function assertDurable(): Promise<void> {
  return (await database()).assertDurable();
}

/** Closes the connections after the transactions that run or are queued. */
export async function disconnect(): Promise<void> {
  return (await database()).disconnect();
}
