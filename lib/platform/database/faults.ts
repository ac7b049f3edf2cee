/** The storage can't take or give data now; the next try may succeed. Answered as 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";

  /** By name, because the middleware's bundle has a class of its own and shares its connections with the pages'. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "DatabaseUnavailable";
  }
}

/** The first value that `pick` finds in an error or in what Prisma and its adapters wrapped in it. */
export function findInError<T>(
  error: unknown,
  pick: (record: Record<string, unknown>) => T | undefined,
  depth = 0,
): T | undefined {
  if (typeof error !== "object" || error === null || depth > 6) return undefined;
  const record = error as Record<string, unknown>;
  const found = pick(record);
  if (found !== undefined) return found;
  for (const key of ["cause", "meta", "driverAdapterError"]) {
    const inside = findInError(record[key], pick, depth + 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** SQLSTATE: five digits and capitals (PostgreSQL, appendix A). Prisma's own codes have a P and four digits. */
const sqlState = /^(?!P\d{4}$)(?=.*\d)[0-9A-Z]{5}$/;

/** The database's own code, e.g. SQLITE_FULL or 57P01, as the log names it. */
export function databaseCode(error: unknown): string | undefined {
  return findInError(error, (record) => {
    for (const key of ["originalCode", "code"]) {
      const value = record[key];
      if (typeof value === "string" && (value.startsWith("SQLITE_") || sqlState.test(value))) return value;
    }
    return undefined;
  });
}
