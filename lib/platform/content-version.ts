import { processSingleton } from "@/lib/platform/process-singleton";

/** Seconds that a shared cache may keep a page. With the settings' own age, all caches stay within two seconds. */
export const sharedCacheSeconds = 1;
/** Milliseconds for which the server's own cache reuses a response. */
export const responseCacheMs = 500;

/**
 * A number that grows whenever settings change what pages show, so that nothing rendered before a change is served after it.
 * Shared within the process, since the middleware and the server are separate bundles.
 */
const state = processSingleton("content-version", () => ({ version: 0 }));

export const contentVersion = (): number => state.version;

export function bumpContentVersion(): void {
  state.version += 1;
}
