import "server-only";
import Database from "better-sqlite3";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { currentIdentity, databaseFile, type FileIdentity, isSame } from "@/lib/platform/database/file";
import { type RateLimitName, rateLimits } from "./rates";

interface Store {
  client: Database.Database;
  identity: FileIdentity;
  limiters: Map<RateLimitName, RateLimiterSQLite>;
}

const shared = globalThis as typeof globalThis & {
  palisadeLimits?: { store?: Store; fallbacks: Map<RateLimitName, RateLimiterMemory> };
};
shared.palisadeLimits ??= { fallbacks: new Map() };
const limits = shared.palisadeLimits;

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

/** While the database can't count, each process counts for itself. */
export function fallback(name: RateLimitName): RateLimiterMemory {
  const existing = limits.fallbacks.get(name);
  if (existing) return existing;
  const created = new RateLimiterMemory({ ...rateLimits[name], keyPrefix: name });
  limits.fallbacks.set(name, created);
  return created;
}

/**
 * Takes a client's counter for expired when it ends later than one that starts now would: a clock that was ahead wrote
 * it, and would refuse the client until then. @throws when the database can't be opened
 */
export function forgetImpossible(name: RateLimitName, client: string): void {
  const { client: database } = currentStore();
  const key = limiter(name).getKey(client);
  const latest = Date.now() + rateLimits[name].duration * 1000;
  const row = database.prepare("SELECT 1 FROM RateLimit WHERE key = ? AND expire > ?").get(key, latest);
  if (row === undefined) return;
  database.prepare("DELETE FROM RateLimit WHERE key = ?").run(key);
  limiter(name).deleteInMemoryBlockedAll();
}

/** The limiter of that name. @throws when the database can't be opened */
export function limiter(name: RateLimitName): RateLimiterSQLite {
  const store = currentStore();
  const existing = store.limiters.get(name);
  if (existing) return existing;
  const limit = rateLimits[name];
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
