import { processSingleton } from "@/lib/platform/process-singleton";

/**
 * How long a decision may be served again, by whom. Together with the age of the settings behind it (snapshot.ts), the
 * sum stays within the two seconds in which a setting takes effect.
 */
/** Seconds for a shared cache in front of the site, such as the shipped nginx. */
export const sharedCacheSeconds = 1;
/** Milliseconds for the server's own response cache. */
export const responseCacheMs = 500;

/**
 * A number that grows whenever settings change what pages show, so that nothing rendered before the change is served
 * after it. One for each process: the middleware and the server around it are separate bundles.
 */
const state = processSingleton("content-version", () => ({ version: 0 }));

export const contentVersion = (): number => state.version;

export function bumpContentVersion(): void {
  state.version += 1;
}
