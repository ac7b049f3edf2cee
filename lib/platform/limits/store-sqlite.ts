import "server-only";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { runBetweenTransactions } from "@/lib/platform/database/sqlite";
import { isBusy } from "@/lib/platform/database/sqlite/faults";
import {
  currentIdentity,
  databaseFile,
  type FileIdentity,
  isSame,
} from "@/lib/platform/database/sqlite/file";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates, storedCounter } from "./rates";

/** How long to wait for another connection's lock, in milliseconds. */
const maxWaitMs = 500;
const retryEveryMs = 10;

interface Store {
  client: Database.Database;
  identity: FileIdentity;
  limiters: Map<CounterName, RateLimiterSQLite>;
}

const limits = processSingleton("sqlite-limits", (): { store?: Store } => ({}));

/**
 * Counters are in the database, shared by processes, on a separate connection that syncs only at checkpoints: losing a counter in a
 * power cut does no harm, and saves an fsync per post.
 */
function openStore(): Store {
  const client = new Database(databaseFile(), { fileMustExist: true, timeout: 5 });
  try {
    client.pragma("synchronous = NORMAL");
    // For this connection, too, since it reuses and frees pages of the same file.
    client.pragma("secure_delete = ON");
    client.prepare("SELECT 1 FROM RateLimit").get();
    return { client, identity: currentIdentity(), limiters: new Map() };
  } catch (error) {
    client.close();
    throw error;
  }
}

function currentStore(): Store {
  if (limits.store && isSame(limits.store.identity, currentIdentity())) return limits.store;
  limits.store?.client.close();
  limits.store = undefined;
  limits.store = openStore();
  return limits.store;
}

/**
 * Deletes a counter that expires later than a new one would: it was written while the clock was ahead.
 * @throws if the database can't be opened
 */
function deleteFutureCounter(name: CounterName, client: string): void {
  const { client: database } = currentStore();
  const key = limiter(name).getKey(client);
  const latest = Date.now() + counterRates[name].duration * 1000;
  const row = database.prepare("SELECT 1 FROM RateLimit WHERE key = ? AND expire > ?").get(key, latest);
  if (row === undefined) return;
  database.prepare("DELETE FROM RateLimit WHERE key = ?").run(key);
  limiter(name).deleteInMemoryBlockedAll();
}

/** @throws when the database can't be opened */
export function limiter(name: CounterName): RateLimiterSQLite {
  const store = currentStore();
  const existing = store.limiters.get(name);
  if (existing) return existing;
  const created = new RateLimiterSQLite({
    ...storedCounter(name),
    storeClient: store.client,
    storeType: "better-sqlite3",
  });
  store.limiters.set(name, created);
  return created;
}

/** Runs `work` between this process's transactions, whose lock would block it, and retries while another process has the lock. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    try {
      return await runBetweenTransactions(work);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await setTimeout(retryEveryMs);
    }
  }
}

export const sqliteCounters: CounterStore = {
  consume: (name, client) =>
    retryWhileBusy(() => {
      deleteFutureCounter(name, client);
      return limiter(name).consume(client);
    }),
  reward: (name, client) =>
    retryWhileBusy(async () => {
      const counter = limiter(name);
      await counter.reward(client);
      // Simultaneous requests may have been counted as over the limit in memory: the database has the exact count.
      counter.deleteInMemoryBlockedAll();
    }),
};
