/** The storage can't take or give data now; the next try may succeed. Answered as 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";

  /** By name, because the middleware's bundle has a class of its own and shares its connections with the pages'. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "DatabaseUnavailable";
  }
}

/** SQLite's own code, e.g. SQLITE_FULL, wherever Prisma and its adapter wrapped it. */
export function sqliteCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== "object" || error === null || depth > 6) return undefined;
  const record = error as Record<string, unknown>;
  for (const key of ["originalCode", "code"]) {
    const value = record[key];
    if (typeof value === "string" && value.startsWith("SQLITE_")) return value;
  }
  for (const key of ["cause", "meta", "driverAdapterError"]) {
    const found = sqliteCode(record[key], depth + 1);
    if (found) return found;
  }
  return undefined;
}

const storageFaults =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM|AUTH)/;

/** Another connection holds the lock, or this transaction's snapshot is stale: run it again. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error) ?? "");
}

/** The file is no database, or one that can't be made sense of. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(sqliteCode(error) ?? "");
}

/** A fault of disk, file or lock, as against a mistake in the query. */
function isStorageFault(error: unknown): boolean {
  const prismaCode = (error as { code?: unknown } | null)?.code;
  return storageFaults.test(sqliteCode(error) ?? "") || prismaCode === "P1008" || prismaCode === "P2028";
}

/** The same fault as callers know it; any other error unchanged. */
export function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isStorageFault(error)) return error;
  return new DatabaseUnavailable("the database can't be reached", { cause: error });
}
