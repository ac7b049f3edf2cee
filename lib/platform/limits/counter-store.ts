import type { CounterName } from "./rates";

/** Counters in the database, which every process shares. */
export interface CounterStore {
  /** @throws RateLimiterRes over the limit, and whatever the database fails with */
  take(name: CounterName, client: string): Promise<unknown>;
  giveBack(name: CounterName, client: string): Promise<unknown>;
}
