import { DatabaseUnavailable, databaseCode, findInError } from "../faults";

/**
 * SQLSTATEs (PostgreSQL, appendix A) that say that the server can't serve now, and what is wrong, as the log and the shell print it.
 * The first one that fits counts. The runbook says what to do about each.
 */
const reasons = [
  [/^53300$/, "it has no free connections"],
  [/^53100$/, "its disk is full"],
  [/^53...$/, "it is short of memory or of another resource"],
  [/^25006$/, "it is read-only"],
  [/^28P01$/, "the user or the password in DATABASE_URL is wrong"],
  [/^28...$/, "it doesn’t admit this user from this machine"],
  [/^3D000$/, "there is no database of the name in DATABASE_URL"],
  [/^55P03$/, "another session has held a lock for too long"],
  [/^57014$/, "a statement took too long"],
  [/^25P0[34]$/, "a transaction was idle for too long"],
  [/^57...$/, "it is starting or stopping"],
  [/^40...$/, "other transactions kept changing the same rows"],
  [/^08...$/, "the connection to the database was lost"],
  [/^(58|XX)...$/, "it has a fault of its own, which its log names"],
] as const;

/** Faults that end without a change to the settings or the server's files, so that it helps to wait. */
const temporaryFaults = /^(08|40|53|57)...$|^(25006|25P0[34]|55P03)$/;

const reasonOf = (code: string): string | undefined => reasons.find(([codes]) => codes.test(code))?.[1];

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
  return reasonOf(databaseCode(error) ?? "") !== undefined || prismaFaults.has(String(prismaCode));
}

/** Converts such a fault into DatabaseUnavailable; returns other errors unchanged. */
export function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !(isStorageFault(error) || isConflict(error))) return error;
  const message = reasonOf(databaseCode(error) ?? "") ?? "the database can’t be reached";
  return new DatabaseUnavailable(message, { cause: error });
}

/** Why no connection was made. Errors of the network have no code; for a name with several addresses, no message either. */
export function connectionFault(error: Error & { code?: string }): DatabaseUnavailable {
  const fault = unavailable(error);
  if (fault instanceof DatabaseUnavailable) return fault;
  return new DatabaseUnavailable(error.message || error.code || "it doesn’t answer", { cause: error });
}

/** Errors of the driver for a missing password, a server without TLS, and a certificate that isn't trusted. */
const isRefusedHere = (error: unknown): boolean =>
  findInError(error, ({ message, code }) =>
    /^SASL:|does not support SSL/.test(String(message)) ||
    /CERT|^ERR_TLS|^UNABLE_TO_VERIFY/.test(String(code))
      ? true
      : undefined,
  ) === true;

/** Whether waiting may help: not with a wrong password, for example. Errors of the network have no SQLSTATE. */
export function isTemporary(error: unknown): boolean {
  if (isRefusedHere(error)) return false;
  const code = databaseCode(error);
  return code === undefined ? unavailable(error) instanceof DatabaseUnavailable : temporaryFaults.test(code);
}
