import "server-only";
import { LRUCache } from "lru-cache";

/**
 * Lets callers share what was read within some time, also while it is being read. A failed read isn't stored.
 * @param freshMs for how many milliseconds, by the callers' clock
 * @param max how many keys are stored; the least recently used are removed first
 */
export function sharedRead<T>(freshMs: number, max = 1) {
  const reads = new LRUCache<string, { at: number; value: Promise<T> }>({ max });
  return (key: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const cached = reads.get(key);
    if (cached && Math.abs(now.getTime() - cached.at) < freshMs) return cached.value;
    const fresh = { at: now.getTime(), value: read() };
    reads.set(key, fresh);
    fresh.value.catch(() => {
      if (reads.get(key) === fresh) reads.delete(key);
    });
    return fresh.value;
  };
}
