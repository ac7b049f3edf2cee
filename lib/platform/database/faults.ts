/** The database can't be used now; another try may succeed. Answered with 503 and Retry-After. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";

  /** By name, because bundles have their own copies of the class and share connections. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "DatabaseUnavailable";
  }
}

/** The first value that `pick` finds in an error or its causes, as Prisma and its adapters wrap them. */
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

/** The database's own code for the log, e.g. SQLITE_FULL or 57P01. */
export function databaseCode(error: unknown): string | undefined {
  return findInError(error, (record) => {
    for (const key of ["originalCode", "code"]) {
      const value = record[key];
      if (typeof value === "string" && (value.startsWith("SQLITE_") || sqlState.test(value))) return value;
    }
    return undefined;
  });
}
