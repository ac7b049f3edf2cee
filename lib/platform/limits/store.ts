import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { isPostgresql } from "@/lib/platform/database";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates } from "./rates";

/** The counters of the configured database. Loaded on first use, since a process needs only one. */
export async function counterStore(): Promise<CounterStore> {
  if (isPostgresql()) return (await import("./store-postgresql")).postgresqlCounters;
  return (await import("./store-sqlite")).sqliteCounters;
}

const memoryCounters = processSingleton("memory-limits", () => new Map<CounterName, RateLimiterMemory>());

/** A counter of this process, used while the database is unavailable. */
export function memoryCounter(name: CounterName): RateLimiterMemory {
  const existing = memoryCounters.get(name);
  if (existing) return existing;
  const created = new RateLimiterMemory({ ...counterRates[name], keyPrefix: name });
  memoryCounters.set(name, created);
  return created;
}
