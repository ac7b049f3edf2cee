import "server-only";
import { bumpContentVersion, responseCacheMs, sharedCacheSeconds } from "@/lib/platform/content-version";
import { outageLog } from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { rejectIfLate } from "@/lib/platform/with-timeout";
import { figures } from "@/lib/site/figures";

/** Milliseconds after which a value is read again. Until `maxAgeMs`, requests still get the old one meanwhile. */
const freshMs = 250;
const { settingsLagMs, protectionTimeoutMs } = figures.timings;
const maxAgeMs = settingsLagMs - sharedCacheSeconds * 1000 - responseCacheMs;

interface CachedValue<T> {
  value: T;
  /** The last value, because reading fails now. */
  isStale: boolean;
}

interface CachedState<T> {
  /** Null if it was never read successfully. */
  result: CachedValue<T> | null;
  readAt: number;
}

interface State<T> {
  cached?: CachedState<T>;
  /** The last value that was read, served while the database is unavailable. */
  lastKnown?: T;
  reading?: Promise<CachedState<T>>;
}

interface Options<T> {
  /** Its name in the log, and its key in the process. */
  name: string;
  read: () => Promise<T>;
  /** What the site does until a first read succeeds, for the log. */
  fallback?: () => string;
}

/** By the monotonic clock, so that setting the system's clock doesn't change the age of a value. */
const ageOf = ({ readAt }: { readAt: number }) => performance.now() - readAt;

/**
 * Caches a value that every request needs: at most half a second old, with at most four queries a second. While reads fail,
 * the last value is served.
 */
export function cachedRead<T>({ name, read, fallback }: Options<T>) {
  const state = () => processSingleton(`read:${name}`, (): State<T> => ({}));

  const outage = outageLog();

  async function load(): Promise<CachedState<T>> {
    const readAt = performance.now();
    try {
      const tooLong = () => new Error(`${name} took longer than ${protectionTimeoutMs} ms`);
      const value = await rejectIfLate(protectionTimeoutMs, read(), tooLong);
      outage.end();
      return { result: { value, isStale: false }, readAt };
    } catch (error) {
      const { lastKnown } = state();
      const result = lastKnown === undefined ? null : { value: lastKnown, isStale: true };
      const onFailure = result === null ? fallback?.() : "as last read";
      if (outage.admits(error))
        log.error({ onFailure, ...describeError(error) }, `${name} could not be read`);
      return { result, readAt: performance.now() };
    }
  }

  /** One read at a time, shared by all waiting requests. */
  function refresh(): Promise<CachedState<T>> {
    const current = state();
    if (current.reading) return current.reading;
    const reading = load().then((cached) => {
      // The value may have changed during the read; then the result is discarded.
      if (current.reading === reading) {
        const lastKnown = cached.result ? cached.result.value : current.lastKnown;
        const isChanged =
          current.cached && JSON.stringify(current.cached.result) !== JSON.stringify(cached.result);
        if (isChanged) bumpContentVersion();
        Object.assign(current, { cached, lastKnown, reading: undefined });
      }
      return cached;
    });
    current.reading = reading;
    return reading;
  }

  return {
    /** @returns null if this process has never read it successfully */
    async current(): Promise<CachedValue<T> | null> {
      const { cached } = state();
      if (!cached) return (await refresh()).result;
      const age = ageOf(cached);
      if (age < freshMs) return cached.result;
      const next = refresh();
      return age < maxAgeMs ? cached.result : (await next).result;
    },
    /** Call it after a change in this process: the next request reads the new value. */
    clear(): void {
      const current = state();
      current.cached = current.reading = undefined;
      bumpContentVersion();
    },
  };
}
