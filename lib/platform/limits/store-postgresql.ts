import "server-only";
import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { openPool, poolConfig } from "@/lib/platform/database/postgresql/connection";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates } from "./rates";

interface Store {
  pool: Pool;
  limiters: Map<CounterName, RateLimiterPostgres>;
}

/** How long a point waits for a connection or a lock, in milliseconds: then this process counts for itself. */
const patienceMs = 1000;

/** How far the clocks of machines may be apart, in milliseconds: what one of them just wrote is not impossible. */
const clockToleranceMs = 60_000;

/**
 * A few connections of their own, which acknowledge before the disk has a counter: one that is lost in a power cut harms
 * nobody, and a post pays no second wait for the disk.
 */
function openStore(): Store {
  const config = poolConfig(5, "-c synchronous_commit=off");
  const bounds = {
    connectionTimeoutMillis: patienceMs,
    lock_timeout: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
  };
  return { pool: openPool({ ...config, ...bounds }), limiters: new Map() };
}

const currentStore = (): Store => processSingleton("postgresql-limits", openStore);

function limiter(name: CounterName): RateLimiterPostgres {
  const { pool, limiters } = currentStore();
  const existing = limiters.get(name);
  if (existing) return existing;
  const limit = counterRates[name];
  const created = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    keyPrefix: name,
    // Who is over the limit is answered from memory: being refused costs no write.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
  limiters.set(name, created);
  return created;
}

/**
 * Takes a client's counter for expired when it ends later than one that starts now would: a clock that was ahead wrote
 * it, and would refuse the client until then.
 */
async function forgetImpossible(name: CounterName, client: string): Promise<void> {
  const key = limiter(name).getKey(client);
  const latest = Date.now() + counterRates[name].duration * 1000 + clockToleranceMs;
  const { pool } = currentStore();
  const { rowCount } = await pool.query('DELETE FROM "RateLimit" WHERE key = $1 AND expire > $2', [
    key,
    latest,
  ]);
  if (rowCount) limiter(name).deleteInMemoryBlockedAll();
}

export const postgresqlCounters: CounterStore = {
  take: async (name, client) => {
    await forgetImpossible(name, client);
    return limiter(name).consume(client);
  },
  giveBack: async (name, client) => {
    const counter = limiter(name);
    await counter.reward(client);
    // More at once than there are points looked like too many: the database knows better by now who is over the limit.
    counter.deleteInMemoryBlockedAll();
  },
};
