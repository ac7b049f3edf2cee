import "server-only";
import Database from "better-sqlite3";

/**
 * Tables that a kept copy of the database must not contain: restored sessions would sign people in again who have signed
 * out, and a kept salt would let hashes be traced to IP addresses for as long as the copy is kept.
 */
const forgotten = ["OperatorSession", "DailySalt"];

/** Also overwrites what it deletes. A database of an older version may lack a table. */
export function forgetRows(copy: Database.Database): void {
  copy.pragma("secure_delete = ON");
  const exists = copy.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  for (const table of forgotten) if (exists.get(table)) copy.exec(`DELETE FROM "${table}"`);
}

export function changeCopy(file: string, change: (copy: Database.Database) => void): void {
  const copy = new Database(file, { fileMustExist: true });
  try {
    change(copy);
  } finally {
    copy.close();
  }
}
