import "server-only";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { whileNoWriter } from "@/lib/platform/database/sqlite";
import { isBusy } from "@/lib/platform/database/sqlite/faults";
import {
  currentIdentity,
  databaseFile,
  type FileIdentity,
  isSame,
} from "@/lib/platform/database/sqlite/file";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates } from "./rates";

/** How long a point waits for another connection's lock, in milliseconds. */
const patienceMs = 500;
const retryEveryMs = 10;

interface Store {
  client: Database.Database;
  identity: FileIdentity;
  limiters: Map<CounterName, RateLimiterSQLite>;
}

const limits = processSingleton("sqlite-limits", (): { store?: Store } => ({}));

/**
 * Counters live in the database, so that processes share them, but on a connection of their own that syncs only at a
 * checkpoint: a counter lost in a power cut harms nobody, and a post pays no second fsync for it.
 */
function openStore(): Store {
  const client = new Database(databaseFile(), { fileMustExist: true, timeout: 5 });
  try {
    client.pragma("synchronous = NORMAL");
    // Of this connection too: it reuses and frees pages of the same file.
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
 * Takes a client's counter for expired when it ends later than one that starts now would: a clock that was ahead wrote
 * it, and would refuse the client until then. @throws when the database can't be opened
 */
function forgetImpossible(name: CounterName, client: string): void {
  const { client: database } = currentStore();
  const key = limiter(name).getKey(client);
  const latest = Date.now() + counterRates[name].duration * 1000;
  const row = database.prepare("SELECT 1 FROM RateLimit WHERE key = ? AND expire > ?").get(key, latest);
  if (row === undefined) return;
  database.prepare("DELETE FROM RateLimit WHERE key = ?").run(key);
  limiter(name).deleteInMemoryBlockedAll();
}

/** The limiter of that name. @throws when the database can't be opened */
export function limiter(name: CounterName): RateLimiterSQLite {
  const store = currentStore();
  const existing = store.limiters.get(name);
  if (existing) return existing;
  const limit = counterRates[name];
  const created = new RateLimiterSQLite({
    ...limit,
    storeClient: store.client,
    storeType: "better-sqlite3",
    tableName: "RateLimit",
    tableCreated: true,
    keyPrefix: name,
    // Who is over the limit is answered from memory: being refused costs no write.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
  store.limiters.set(name, created);
  return created;
}

/** Works on a counter, alone, because this process's own open transaction would lock it out, and waits for other locks. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await whileNoWriter(work);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await setTimeout(retryEveryMs);
    }
  }
}

export const sqliteCounters: CounterStore = {
  take: (name, client) =>
    patiently(() => {
      forgetImpossible(name, client);
      return limiter(name).consume(client);
    }),
  giveBack: (name, client) =>
    patiently(async () => {
      const counter = limiter(name);
      await counter.reward(client);
      // More at once than there are points looked like too many: the database knows better by now who is over the limit.
      counter.deleteInMemoryBlockedAll();
    }),
};
