import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import type { Client } from "pg";
import { isBusy } from "@/lib/platform/database/sqlite/faults";
import { migrate, migrationsDir, withClient } from "./migrate";
import {
  type Column,
  type ColumnType,
  hashOf,
  type Row,
  rowOfPostgresql,
  rowOfSqlite,
  valuesForSqlite,
} from "./move-values";

/** Why the rows can't be moved. The message is one sentence; the old database is unchanged, and the new one has no rows. */
export class MoveError extends Error {
  override name = "MoveError";
}

interface Table {
  name: string;
  columns: Column[];
  /** The columns of its primary key. */
  key: string[];
  /** The autoincrement column, if there is one. */
  counter: string | null;
}

export interface MovedTable {
  table: string;
  rows: number;
  /** A SHA-256 of the hashes of all rows, equal on both sides. */
  hash: string;
}

const batch = 500;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens the old database with its write lock, because anything written meanwhile would be lost. */
function openSource(file: string): Database.Database {
  if (!existsSync(file)) throw new MoveError(`There is no database at ${file}.`);
  const source = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    source.pragma("locking_mode = EXCLUSIVE");
    source.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    source.close();
    if (isBusy(error)) throw new MoveError("The database is in use. Stop the site first.");
    throw error;
  }
  try {
    assertMigrated("sqlite", source.prepare(finished).pluck().all());
    return source;
  } catch (error) {
    source.close();
    throw error;
  }
}

const finished = "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL";

/** @throws MoveError that names a migration missing in a database */
function assertMigrated(dialect: "sqlite" | "postgresql", applied: unknown[]): void {
  const folders = readdirSync(migrationsDir(dialect), { withFileTypes: true });
  const missing = folders.find((entry) => entry.isDirectory() && !applied.includes(entry.name));
  if (!missing) return;
  throw new MoveError(`The database lacks the migration ${missing.name}. Run npm run migrate on it first.`);
}

/** The tables of the new database, each after the tables that it references. */
async function tablesOf(target: Client): Promise<Table[]> {
  const columns = await target.query<{ table: string; name: string; type: ColumnType; counter: boolean }>(
    `SELECT table_name AS "table", column_name AS "name", data_type AS "type",
       coalesce(column_default LIKE 'nextval(%', false) AS "counter"
     FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_prisma%' ORDER BY ordinal_position`,
  );
  const keys = await target.query<{ table: string; name: string }>(
    `SELECT c.relname AS "table", a.attname AS "name" FROM pg_index i
     JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
     WHERE i.indisprimary AND c.relnamespace = current_schema()::regnamespace`,
  );
  const references = await target.query<{ table: string; to: string }>(
    `SELECT c.relname AS "table", r.relname AS "to" FROM pg_constraint f
     JOIN pg_class c ON c.oid = f.conrelid JOIN pg_class r ON r.oid = f.confrelid WHERE f.contype = 'f'`,
  );
  const waiting = new Set(columns.rows.map(({ table }) => table));
  const inOrder: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find((name) =>
      references.rows.every(({ table, to }) => table !== name || to === name || !waiting.has(to)),
    );
    if (next === undefined) throw new Error("The tables refer to each other in a circle.");
    waiting.delete(next);
    inOrder.push(next);
  }
  return inOrder.map((name) => {
    const own = columns.rows.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map(({ name, type }) => ({ name, type })),
      key: keys.rows.filter(({ table }) => table === name).map((row) => row.name),
      counter: own.find(({ counter }) => counter)?.name ?? null,
    };
  });
}

async function assertEmpty(target: Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await target.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rowCount)
      throw new MoveError(
        `The new database already has rows, in ${name}. Use an empty one: if npm run migrate or npm start filled it, drop it and create it again.`,
      );
  }
}

/** The rows of a table in batches, as JSON for PostgreSQL. */
function* batchesOf(source: Database.Database, { name, columns }: Table): Generator<Row[]> {
  let rows: Row[] = [];
  for (const row of source
    .prepare(`SELECT * FROM ${quoted(name)}`)
    .safeIntegers()
    .iterate()) {
    rows.push(rowOfSqlite(columns, row as Row));
    if (rows.length === batch) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

async function copyTable(source: Database.Database, target: Client, table: Table): Promise<void> {
  const name = quoted(table.name);
  for (const rows of batchesOf(source, table)) {
    await target.query(
      `INSERT INTO ${name} SELECT * FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  if (!table.counter) return;
  // Ids that were used and deleted must not be reused.
  const used = source.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck().get(table.name);
  if (used === undefined || Number(used) < 1) return;
  await target.query("SELECT setval(pg_get_serial_sequence($1, $2), $3)", [
    name,
    table.counter,
    Number(used),
  ]);
}

/** Converts large numbers to text, because JSON parsing would round them. */
function bigintsAsText({ columns }: Table): string {
  const big = columns.filter(({ type }) => type === "bigint");
  return `jsonb_build_object(${big.flatMap(({ name }) => [`'${name}'`, `stored.${quoted(name)}::text`]).join(", ")})`;
}

/** @throws MoveError that names the table if a row is missing, different or extra */
async function compareTable(source: Database.Database, target: Client, table: Table): Promise<MovedTable> {
  const name = quoted(table.name);
  const keyOf = (row: Row) => JSON.stringify(table.key.map((column) => row[column]));
  const using = table.key.map(quoted).join(", ");
  const all = createHash("sha256");
  let count = 0;
  for (const rows of batchesOf(source, table)) {
    const { rows: found } = await target.query<{ row: Row }>(
      `SELECT to_jsonb(stored) || ${bigintsAsText(table)} AS "row" FROM ${name} AS stored
       JOIN jsonb_populate_recordset(NULL::${name}, $1::jsonb) AS wanted USING (${using})`,
      [JSON.stringify(rows)],
    );
    const stored = new Map(
      found.map(({ row }) => rowOfPostgresql(table.columns, row)).map((row) => [keyOf(row), hashOf(row)]),
    );
    for (const row of rows) {
      const hash = hashOf(row);
      if (stored.get(keyOf(row)) !== hash) {
        throw new MoveError(
          `A row of ${table.name} isn’t the same in the new database. No row was kept there.`,
        );
      }
      all.update(hash);
    }
    count += rows.length;
  }
  const { rows: counted } = await target.query<{ count: string }>(`SELECT count(*) FROM ${name}`);
  if (Number(counted[0]?.count) !== count)
    throw new MoveError(
      `${table.name} has a different number of rows in the new database. No row was kept there.`,
    );
  return { table: table.name, rows: count, hash: all.digest("hex") };
}

/**
 * Moves every row of a stopped site's SQLite database into an empty PostgreSQL database in one transaction, and
 * compares all rows before the commit. The old database stays unchanged.
 * @param from file: address, `to` a postgresql: address
 * @throws MoveError; after any error the new database has no rows
 */
export async function moveRows(from: string, to: string): Promise<MovedTable[]> {
  const source = openSource(path.resolve(from.replace(/^file:/, "")));
  try {
    await migrate(to);
    return await withClient(to, async (target) => {
      const tables = await tablesOf(target);
      await target.query("BEGIN");
      await assertEmpty(target, tables);
      for (const table of tables) await copyTable(source, target, table);
      const moved: MovedTable[] = [];
      for (const table of tables) moved.push(await compareTable(source, target, table));
      await target.query("COMMIT");
      return moved;
    });
  } finally {
    source.close();
  }
}

/** An order-independent digest of rows: the sum of their hashes. */
function newDigest() {
  let sum = 0n;
  let rows = 0;
  return {
    add(row: Row) {
      sum = (sum + BigInt(`0x${hashOf(row)}`)) % 2n ** 256n;
      rows += 1;
    },
    value: () => `${rows} ${sum.toString(16)}`,
  };
}

async function copyTableBack(source: Client, target: Database.Database, table: Table): Promise<void> {
  const { columns, counter } = table;
  const name = quoted(table.name);
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const insert = target.prepare(
    `INSERT INTO ${name} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  const read = newDigest();
  await source.query(
    `DECLARE "copied" NO SCROLL CURSOR FOR SELECT to_jsonb(stored) || ${bigintsAsText(table)} AS "row" FROM ${name} AS stored`,
  );
  for (;;) {
    const { rows } = await source.query<{ row: Row }>(`FETCH ${batch} FROM "copied"`);
    if (rows.length === 0) break;
    const converted = rows.map(({ row }) => rowOfPostgresql(columns, row));
    target.transaction(() => {
      for (const row of converted) insert.run(...valuesForSqlite(columns, row));
    })();
    for (const row of converted) read.add(row);
  }
  await source.query('CLOSE "copied"');
  const written = newDigest();
  for (const rows of batchesOf(target, table)) for (const row of rows) written.add(row);
  if (read.value() !== written.value())
    throw new MoveError(`${table.name} isn’t the same in the copy. Nothing was kept.`);
  if (!counter) return;
  const { rows } = await source.query<{ used: string | null }>(
    "SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text AS used",
    [name, counter],
  );
  const used = Number(rows[0]?.used ?? 0);
  target.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(table.name);
  if (used > 0) target.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(table.name, used);
}

/**
 * Copies every row of a running PostgreSQL database, as of one moment, into an empty SQLite file, and compares all
 * rows.
 * @param from postgresql: address
 * @throws MoveError if the database lacks a migration of this release
 */
export async function copyRows(from: string, file: string): Promise<void> {
  await migrate(`file:${file}`);
  const target = new Database(file, { fileMustExist: true });
  try {
    target.pragma("synchronous = OFF");
    target.pragma("foreign_keys = OFF");
    await withClient(from, async (source) => {
      await source.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const { rows } = await source.query<{ migration_name: string }>(finished);
      assertMigrated(
        "postgresql",
        rows.map((row) => row.migration_name),
      );
      for (const table of await tablesOf(source)) await copyTableBack(source, target, table);
      await source.query("ROLLBACK");
    });
  } finally {
    target.close();
  }
}
