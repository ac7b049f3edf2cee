import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import type { Pool } from "pg";
import { rejectIfLate } from "@/lib/platform/with-timeout";
import { DatabaseUnavailable } from "../faults";
import { inUseMessage } from "./patient-pool";
import { answerMs, connectMs } from "./timeouts";

/** The server doesn't answer, for example because the network is down. */
class DatabaseTimeout extends DatabaseUnavailable {
  readonly isSilent = true;
}

/** By name, as for every DatabaseUnavailable. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && "isSilent" in error;

/** The pool is used up, for example by transactions that wait for a lock. Its connections are fine. */
class PoolInUse extends DatabaseUnavailable {
  readonly isInUse = true;
}

/** After a lost or silent connection the others are replaced, too; a pool that is in use is kept. */
export const isBroken = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && !("isInUse" in error);

const isPoolInUse = (error: unknown) => error instanceof Error && error.message === inUseMessage;

/** Waits for an answer up to a limit. The statement may still be executed after it. */
function withDeadline<T>(pool: Pool, answer: Promise<T>): Promise<T> {
  const begun = performance.now();
  const silent = () => new DatabaseTimeout("the database doesn’t answer");
  return rejectIfLate(answerMs, answer, silent).catch((error) => {
    // Prisma's adapter wraps errors of the server, in a class of which the bundle has its own copy. Others are errors of the connection.
    if (isDriverAdapterError(error) || error instanceof DatabaseUnavailable) throw error;
    if (isPoolInUse(error))
      throw new PoolInUse("all of this process’s connections are in use", { cause: error });
    const isLate = performance.now() - begun >= connectMs;
    if (isLate && pool.totalCount === 0) {
      throw new DatabaseTimeout("the database can’t be connected to", { cause: error });
    }
    throw new DatabaseUnavailable("the connection to the database was lost", { cause: error });
  });
}

/**
 * Prisma's adapter with our own timeouts and transactions. The original waits forever after a network cut, rolls back
 * silently at COMMIT after a caught error, and returns connections to the pool whose ROLLBACK got no response.
 */
export function postgresqlAdapter(pool: Pool): SqlDriverAdapterFactory {
  const factory = new PrismaPg(pool, { disposeExternalPool: true });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter: SqlDriverAdapter = await factory.connect();
      return {
        provider: adapter.provider,
        adapterName: adapter.adapterName,
        queryRaw: (query) => withDeadline(pool, adapter.queryRaw(query)),
        executeRaw: (query) => withDeadline(pool, adapter.executeRaw(query)),
        executeScript: (script) => adapter.executeScript(script),
        getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
        // READ COMMITTED, whatever the server's default: after waiting for a lock, the next statement must see what its
        // last holder committed.
        startTransaction: async (isolationLevel = "READ COMMITTED") =>
          transactionOn(pool, await withDeadline(pool, adapter.startTransaction(isolationLevel))),
        dispose: () => adapter.dispose(),
      };
    },
  };
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

function transactionOn(pool: Pool, inner: Transaction): Transaction {
  let failed = false;
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, since a connection takes one statement at a time. */
  function queryInOrder<T>(ask: () => Promise<T>): Promise<T> {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return withDeadline(pool, answer).catch((error) => {
      failed = true;
      throw error;
    });
  }
  /** Ends the transaction, then returns the connection to the pool: never before the answer. */
  function end(sql: "COMMIT" | "ROLLBACK"): Promise<unknown> {
    const ended = last.then(() => inner.executeRaw(statement(sql)));
    const back = () => inner.rollback();
    last = ended.then(back, back);
    last.catch(() => undefined);
    return withDeadline(pool, ended);
  }

  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    // Prisma calls commit and rollback instead of sending the statements itself.
    options: { usePhantomQuery: true },
    queryRaw: (query) => queryInOrder(() => inner.queryRaw(query)),
    executeRaw: (query) => queryInOrder(() => inner.executeRaw(query)),
    commit: async () => {
      if (!failed) {
        await end("COMMIT");
        return;
      }
      await end("ROLLBACK").catch(() => undefined);
      throw new Error("A statement of this transaction failed, so nothing can be stored.");
    },
    rollback: async () => {
      await end("ROLLBACK").catch(() => undefined);
    },
  };
}
