import { DatabaseUnavailable, databaseCode, findInError } from "../faults";

/**
 * SQLSTATEs (PostgreSQL, appendix A) that say the server can't serve now: connection, authorization, missing database,
 * resources, lock timeout, idle in a transaction for too long, operator intervention with canceled statements, system
 * error, damaged data, a server that takes no writes.
 */
const storageFaults = /^(08|28|53|57|58|XX)...$|^(3D000|55P03|25P03|25P04|25006)$/;

/** Prisma's codes for an unreachable database, or a transaction that took too long. */
const prismaFaults = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1010",
  "P1011",
  "P1017",
  "P2028",
]);

/** The transaction was rolled back because of another one and can be repeated (40001, 40P01). */
export function isConflict(error: unknown): boolean {
  const isWriteConflict = findInError(error, ({ code, kind }) =>
    code === "P2034" || kind === "TransactionWriteConflict" ? true : undefined,
  );
  return isWriteConflict === true || /^40...$/.test(databaseCode(error) ?? "");
}

/** A unique key is taken, or a row to change or refer to is gone, perhaps since it was checked. */
export function isConstraintError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "P2002" || code === "P2003" || code === "P2025";
}

/** A fault of server, network or lock, not of the query. */
function isStorageFault(error: unknown): boolean {
  const prismaCode = (error as { code?: unknown } | null)?.code;
  return storageFaults.test(databaseCode(error) ?? "") || prismaFaults.has(String(prismaCode));
}

/** Converts such a fault into DatabaseUnavailable; returns other errors unchanged. */
export function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !(isStorageFault(error) || isConflict(error))) return error;
  return new DatabaseUnavailable("the database can’t be reached", { cause: error });
}
