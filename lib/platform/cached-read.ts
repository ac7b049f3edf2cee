import "server-only";
import { bumpContentVersion, responseCacheMs, sharedCacheSeconds } from "@/lib/platform/content-version";

import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { figures } from "@/lib/site/figures";

/** A snapshot is used as it is for this long, and as long again while its successor is being read. */
const freshMs = 250;
const { settingsLagMs, protectionTimeoutMs } = figures.timings;
const oldestMs = settingsLagMs - sharedCacheSeconds * 1000 - responseCacheMs;

interface CachedValue<T> {
  value: T;
  /** It is what was read last, since it can't be read now. */
  isStale: boolean;
}

interface CachedState<T> {
  /** Null: it never could be read. */
  seen: CachedValue<T> | null;
  readAt: number;
}

interface State<T> {
  cached?: CachedState<T>;
  /** The last value that was read successfully: served while the database is unavailable. */
  lastKnown?: T;
  reading?: Promise<CachedState<T>>;
}

interface Options<T> {
  /** Its name in the log, and among the snapshots of a process. */
  name: string;
  read: () => Promise<T>;
  /** What the log says when no read has ever succeeded. */
  onFailure?: () => string;
}

/** Monotonic, because the age of a snapshot must not depend on somebody setting the clock. */
const ageOf = ({ readAt }: { readAt: number }) => performance.now() - readAt;

function withTimeout<T>(name: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took longer than five seconds`)), protectionTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Something stored that every request is decided by, as it was at most half a second ago, with at most four queries a
 * second. While reads fail, the last value is served.
 */
export function cachedRead<T>({ name, read, onFailure }: Options<T>) {
  const state = () => processSingleton(`read:${name}`, (): State<T> => ({}));

  async function load(): Promise<CachedState<T>> {
    const readAt = performance.now();
    try {
      return { seen: { value: await withTimeout(name, read()), isStale: false }, readAt };
    } catch (error) {
      const { lastKnown } = state();
      const seen = lastKnown === undefined ? null : { value: lastKnown, isStale: true };
      const fallback = seen === null ? onFailure?.() : "as last read";
      log.error({ onFailure: fallback, ...describeError(error) }, `${name} could not be read`);
      return { seen, readAt: performance.now() };
    }
  }

  /** One read at a time, which every request that needs it waits for. */
  function refresh(): Promise<CachedState<T>> {
    const current = state();
    if (current.reading) return current.reading;
    const reading = load().then((cached) => {
      // A change may have been made while this was read; then what it saw is not kept.
      if (current.reading === reading) {
        const lastKnown = cached.seen?.value ?? current.lastKnown;
        const isChanged =
          current.cached && JSON.stringify(current.cached.seen) !== JSON.stringify(cached.seen);
        if (isChanged) bumpContentVersion();
        Object.assign(current, { cached, lastKnown, reading: undefined });
      }
      return cached;
    });
    current.reading = reading;
    return reading;
  }

  return {
    /** @returns null when this process never could read it */
    async current(): Promise<CachedValue<T> | null> {
      const { cached } = state();
      if (!cached) return (await refresh()).seen;
      const age = ageOf(cached);
      if (age < freshMs) return cached.seen;
      const next = refresh();
      return age < oldestMs ? cached.seen : (await next).seen;
    },
    /** After a change in this process: the next request reads anew. */
    clear(): void {
      const current = state();
      current.cached = current.reading = undefined;
      bumpContentVersion();
    },
  };
}
