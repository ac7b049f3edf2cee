import { DatabaseUnavailable, databaseCode } from "../faults";

const storageFaults =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM|AUTH)/;

/** Another connection holds the lock, or this transaction's snapshot is stale: run it again. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(databaseCode(error) ?? "");
}

/** The file is not a database, or is damaged. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(databaseCode(error) ?? "");
}

/** A fault of disk, file or lock, not of the query. */
function isStorageFault(error: unknown): boolean {
  const prismaCode = (error as { code?: unknown } | null)?.code;
  return storageFaults.test(databaseCode(error) ?? "") || prismaCode === "P1008" || prismaCode === "P2028";
}

const reasons = [
  [/^SQLITE_FULL/, "the disk is full"],
  [/^SQLITE_(READONLY(?!_DBMOVED)|PERM)/, "this user can’t write its file or folder"],
  [/^SQLITE_(CORRUPT|NOTADB)/, "the database file is damaged; restore a backup"],
  [
    /^SQLITE_CANTOPEN/,
    "its file can’t be opened; check DATABASE_URL, and that this user may read and write it",
  ],
] as const;

const reasonOf = (code: string): string =>
  reasons.find(([codes]) => codes.test(code))?.[1] ?? "the database can’t be reached";

/** Converts such a fault into DatabaseUnavailable; returns other errors unchanged. */
export function unavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isStorageFault(error)) return error;
  const message = isBusy(error) ? "another process is writing to it" : reasonOf(databaseCode(error) ?? "");
  return new DatabaseUnavailable(message, { cause: error });
}
