import "server-only";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils";

interface Options {
  file: string;
  /** Milliseconds that SQLite itself waits for a lock, blocking the event loop. */
  busyTimeoutMs: number;
  begin: "BEGIN" | "BEGIN IMMEDIATE";
}

/** SQLite's limit since 3.32. Prisma assumes 999 and refuses a longer list of ids, such as of a person's messages. */
const maxBindValues = 32_766;

/**
 * Prisma's adapter with our own transactions, because of three bugs: it never releases its mutex if BEGIN throws,
 * leaves the transaction open if COMMIT fails, and begins without the write lock, so that a transaction that reads
 * first may be unable to write. Callers must run one transaction at a time.
 */
export function sqliteAdapter({ file, busyTimeoutMs, begin }: Options): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: file, timeout: busyTimeoutMs, fileMustExist: true });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      adapter.startTransaction = () => startTransaction(adapter, begin);
      const info = adapter.getConnectionInfo?.();
      adapter.getConnectionInfo = () => ({ supportsRelationJoins: false, ...info, maxBindValues });
      return adapter;
    },
  };
}

async function startTransaction(adapter: SqlDriverAdapter, begin: string): Promise<Transaction> {
  await adapter.executeScript(begin);
  // Async, because the adapter throws before it has a promise. SQLite rolls back by itself after some faults (a full
  // disk); then there is nothing to undo, and only the fault matters.
  const undo = async () => adapter.executeScript("ROLLBACK");
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    // Prisma calls commit and rollback instead of sending the statements itself.
    options: { usePhantomQuery: true },
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    commit: async () => {
      try {
        await adapter.executeScript("COMMIT");
      } catch (error) {
        await undo().catch(() => undefined);
        throw error;
      }
    },
    rollback: () => undo().catch(() => undefined),
  };
}
