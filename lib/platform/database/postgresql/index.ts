import "server-only";
import type { PrismaClient } from "../generated/client";
import { pauseBeforeRetry } from "../retry";
import type { Database, Transaction } from "../types";
import { isBroken } from "./adapter";
import { closeConnections, type Role, withConnection } from "./connection";
import { isConflict, isConstraintError, unavailable } from "./faults";
import { maxRetryMs } from "./timeouts";

/** After how many such errors a transaction fails: another one took its unique key, or removed a row that it changes or refers to. */
const maxConstraintErrors = 3;

async function runOn<T>(role: Role, work: (client: PrismaClient) => Promise<T>): Promise<T> {
  try {
    return await withConnection(role, work, isBroken);
  } catch (error) {
    throw isConflict(error) ? error : unavailable(error);
  }
}

/**
 * Repeats a transaction that conflicted with another, so that it sees the other's result. A unique key that is taken, or a row
 * that is missing, in every try is an error of the caller, and thrown.
 */
async function write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const deadline = performance.now() + maxRetryMs;
  for (let constraintErrors = 0; ; ) {
    try {
      return await runOn("writer", (client) => client.$transaction(work));
    } catch (error) {
      if (isConstraintError(error)) constraintErrors += 1;
      const again = isConstraintError(error) ? constraintErrors < maxConstraintErrors : isConflict(error);
      if (!again || performance.now() >= deadline) throw unavailable(error);
      await pauseBeforeRetry();
    }
  }
}

/** Settings of the server that make acknowledged commits survive a power cut. */
const durable: Record<string, RegExp> = {
  synchronous_commit: /^(on|local|remote_write|remote_apply)$/,
  fsync: /^on$/,
  full_page_writes: /^on$/,
};

async function assertDurable(): Promise<void> {
  await runOn("writer", async (client) => {
    for (const [name, wanted] of Object.entries(durable)) {
      const [row] = await client.$queryRawUnsafe<Record<string, string>[]>(`SHOW ${name}`);
      const actual = Object.values(row ?? {})[0] ?? "";
      if (!wanted.test(actual)) {
        throw new Error(`The database has ${name}=${actual}: acknowledged changes could be lost.`);
      }
    }
  });
}

export const postgresql: Database = {
  read: (work) => runOn("reader", work),
  write,
  assertDurable,
  disconnect: closeConnections,
};
