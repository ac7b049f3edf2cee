import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { isPostgresql } from "@/lib/platform/database";
import { processSingleton } from "@/lib/platform/process-singleton";
import { type CounterName, type CounterStore, counterRates } from "./rates";

export async function counters(): Promise<CounterStore> {
  if (isPostgresql()) return (await import("./store-postgresql")).postgresqlCounters;
  return (await import("./store-sqlite")).sqliteCounters;
}

const fallbacks = processSingleton("memory-limits", () => new Map<CounterName, RateLimiterMemory>());

/** While the database is unavailable, each process counts in memory. */
export function memoryCounter(name: CounterName): RateLimiterMemory {
  const existing = fallbacks.get(name);
  if (existing) return existing;
  const created = new RateLimiterMemory({ ...counterRates[name], keyPrefix: name });
  fallbacks.set(name, created);
  return created;
}
