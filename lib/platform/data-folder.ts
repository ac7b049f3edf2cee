import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { isPostgresql } from "./database";
import { databaseFile } from "./database/sqlite/file";
import { env } from "./environment";

/**
 * Where the site keeps what must outlast its database and therefore lies outside of it (the record of erasures): beside
 * an SQLite file; with PostgreSQL in DATA_DIR, one folder that all machines of a site share.
 */
export function dataFolder(): string {
  if (!isPostgresql()) return path.dirname(databaseFile());
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
