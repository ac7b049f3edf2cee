/**
 * How long a decision may be served again, by whom. Together with the age of the settings behind it (snapshot.ts), the
 * sum stays within the two seconds in which a setting takes effect.
 */
/** Seconds for a shared cache in front of the site, such as the shipped nginx. */
export const sharedCacheSeconds = 1;
/** Milliseconds for the server's own response cache. */
export const responseCacheMs = 500;
