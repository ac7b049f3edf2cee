import "server-only";
import { LRUCache } from "lru-cache";

/**
 * Lets callers share what was read within some time, also while it is being read. A failed read isn't kept.
 * @param freshMs for how many milliseconds, by the callers' clock
 * @param max how many keys are kept, the least recently used leave first
 */
export function sharedRead<T>(freshMs: number, max = 1) {
  const kept = new LRUCache<string, { at: number; value: Promise<T> }>({ max });
  return (key: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && Math.abs(now.getTime() - known.at) < freshMs) return known.value;
    const fresh = { at: now.getTime(), value: read() };
    kept.set(key, fresh);
    fresh.value.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.value;
  };
}
