import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { isPostgresql } from "./database";
import { databaseFile } from "./database/sqlite/file";
import { env } from "./environment";

/**
 * The folder for data that must outlast the database, such as the record of erasures: next to the SQLite file or, with
 * PostgreSQL, DATA_DIR, which all machines of a site share.
 */
export function dataFolder(): string {
  if (!isPostgresql()) return path.dirname(databaseFile());
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
