/** Outside Next there is no client bundle to guard against, so scripts map "server-only" to this. */
export {};
