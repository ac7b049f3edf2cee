import "server-only";
import { processSingleton } from "@/lib/platform/process-singleton";
import { DatabaseUnavailable } from "../faults";
import type { PrismaClient } from "../generated/client";
import { pauseBeforeRetry } from "../retry";
import type { Database, Transaction } from "../types";
import { busyTimeoutMs, closeConnections, type Role, withConnection } from "./connection";
import { isBusy, unavailable } from "./faults";

/** How long a caller waits for its turn and for the lock, in milliseconds, before it is refused. */
const maxWaitMs = 5000;

interface Writers {
  /** The end of the queue of writers. */
  last: Promise<unknown>;
  /** The end of the current use of the write lock. A writer that waits for another process doesn't count. */
  lockUse: Promise<unknown>;
}

const writers = processSingleton(
  "sqlite-writers",
  (): Writers => ({ last: Promise.resolve(), lockUse: Promise.resolve() }),
);

/** Any storage fault except a lock makes a connection unusable. */
const isBroken = (error: unknown) => unavailable(error) instanceof DatabaseUnavailable && !isBusy(error);

/** Runs `work` while no transaction of this process is open. */
export function runBetweenTransactions<T>(work: () => Promise<T>): Promise<T> {
  const turn = writers.lockUse.then(work);
  writers.lockUse = turn.catch(() => undefined);
  return turn;
}

/** Retries without blocking while another process holds the lock. */
async function retryWhileBusy<T>(
  role: Role,
  deadline: number,
  work: (client: PrismaClient) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      const once = () => withConnection(role, work, isBroken);
      return await (role === "writer" ? runBetweenTransactions(once) : once());
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw unavailable(error);
      await pauseBeforeRetry();
    }
  }
}

/**
 * Waits for the earlier writers of this process, then runs `work` alone.
 * @throws DatabaseUnavailable if its turn doesn't come within 5 seconds
 */
function runAsOnlyWriter<T>(work: (deadline: number) => Promise<T>): Promise<T> {
  const deadline = performance.now() + maxWaitMs;
  const turn = writers.last.then(() => {
    if (performance.now() > deadline) throw new DatabaseUnavailable("too many writers are waiting");
    return work(deadline);
  });
  writers.last = turn.catch(() => undefined);
  return turn;
}

/**
 * Runs one transaction, alone: writers of this process queue, because on a shared connection another caller's
 * rollback takes an acknowledged row with it. It holds the write lock from its first statement.
 */
function write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return runAsOnlyWriter((deadline) =>
    retryWhileBusy("writer", deadline, (client) => client.$transaction(work)),
  );
}

function assertDurable(): Promise<void> {
  const expected = {
    journal_mode: "wal",
    synchronous: "2",
    foreign_keys: "1",
    secure_delete: "1",
    busy_timeout: String(busyTimeoutMs),
  };
  return retryWhileBusy("writer", performance.now() + maxWaitMs, async (client) => {
    for (const [pragma, value] of Object.entries(expected)) {
      const [row] = await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${pragma}`);
      const actual = String(Object.values(row ?? {})[0]);
      if (actual !== value)
        throw new Error(`The database has ${pragma}=${actual}, but ${value} is required.`);
    }
  });
}

async function disconnect(): Promise<void> {
  await writers.last;
  await closeConnections();
}

export const sqlite: Database = {
  read: (work) => retryWhileBusy("reader", performance.now() + maxWaitMs, work),
  write,
  assertDurable,
  disconnect,
};
