import "server-only";
import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { limitsPool, openPool, poolConfig } from "@/lib/platform/database/postgresql/connection";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates, storedCounter } from "./rates";

interface Store {
  pool: Pool;
  limiters: Map<CounterName, RateLimiterPostgres>;
}

/** How long to wait for a connection or a lock, in milliseconds, before counting in memory. */
const maxWaitMs = 1000;

/** By how much the clocks of machines may differ, in milliseconds. */
const clockToleranceMs = 60_000;

/** Separate connections without synchronous commit: losing a counter in a power cut does no harm, and saves waiting for the disk. */
function openStore(): Store {
  const config = poolConfig(limitsPool, "-c synchronous_commit=off");
  const bounds = {
    connectionTimeoutMillis: maxWaitMs,
    lock_timeout: maxWaitMs,
    statement_timeout: maxWaitMs,
    query_timeout: maxWaitMs,
  };
  return { pool: openPool({ ...config, ...bounds }), limiters: new Map() };
}

const currentStore = (): Store => processSingleton("postgresql-limits", openStore);

function limiter(name: CounterName): RateLimiterPostgres {
  const { pool, limiters } = currentStore();
  const existing = limiters.get(name);
  if (existing) return existing;
  const created = new RateLimiterPostgres({
    ...storedCounter(name),
    storeClient: pool,
    storeType: "pool",
  });
  limiters.set(name, created);
  return created;
}

/** Deletes a counter that expires later than a new one would: it was written by a machine whose clock was ahead. */
async function deleteFutureCounter(name: CounterName, client: string): Promise<void> {
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
  consume: async (name, client) => {
    await deleteFutureCounter(name, client);
    return limiter(name).consume(client);
  },
  reward: async (name, client) => {
    const counter = limiter(name);
    await counter.reward(client);
    // Simultaneous requests may have been counted as over the limit in memory: the database has the exact count.
    counter.deleteInMemoryBlockedAll();
  },
};
