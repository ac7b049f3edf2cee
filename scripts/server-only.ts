/** Outside Next there is no client bundle to guard against; the scripts map "server-only" to this. */
export {};
