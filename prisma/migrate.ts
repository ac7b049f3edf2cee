import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { databaseKindOf } from "@/lib/platform/database/kind";
import { connectionFault, unavailable } from "@/lib/platform/database/postgresql/faults";
import { EnvironmentError } from "@/lib/platform/environment";
import type { Dialect } from "./dialects.mjs";

/** This folder; also from .next, where the build bundles this module. */
const prismaFolder = path.join(import.meta.dirname, "../prisma");

/** The migrations of a database. SQLite's came first and have the plain name. */
export const migrationsDir = (dialect: Dialect) =>
  path.join(prismaFolder, dialect === "sqlite" ? "migrations" : `migrations-${dialect}`);

const databaseFile = (url: string) => path.resolve(url.replace(/^file:/, ""));

interface Migration {
  name: string;
  sql: string;
}

/** In the order in which they are applied. */
export function listMigrations(dialect: Dialect): Migration[] {
  const folder = migrationsDir(dialect);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, "migration.sql"), "utf8") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same checksum as Prisma's, so that its own commands accept a database that was migrated here, and vice versa. */
const checksum = (sql: string) => createHash("sha256").update(sql).digest("hex");

const table = '"_prisma_migrations"';
const insert = (...values: string[]) =>
  `INSERT INTO ${table} ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
   VALUES (${values.join(", ")}, 1)`;

/** Prisma's table of applied migrations, created as its own commands do. */
const createTable = {
  sqlite: `CREATE TABLE ${table} (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`,
  postgresql: `CREATE TABLE ${table} (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`,
};

interface Row {
  name: string;
  finished: boolean;
}

const selectRows = `SELECT "migration_name" AS "name", "finished_at" IS NOT NULL AS "finished"
  FROM ${table} WHERE "rolled_back_at" IS NULL`;

const foreign =
  "The database holds tables that are not this site’s. Set DATABASE_URL to an empty database, or to one of this site.";

const failed = (name: string, error: unknown) =>
  new Error(`The migration ${name} failed, and this attempt changed nothing: ${(error as Error).message}.`, {
    cause: error,
  });

/** Milliseconds to wait for another process that is migrating the same file. */
const sqliteWaitMs = 120_000;

function migrateSqlite(file: string): string[] {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file, { timeout: sqliteWaitMs });
  try {
    database.pragma("synchronous = FULL");
    // A migration that rebuilds a table drops the old one, whose rows must be overwritten in the file.
    database.pragma("secure_delete = ON");
    // Tables are rebuilt under their old names. SQLite ignores this setting inside a transaction.
    database.pragma("foreign_keys = OFF");
    const inTransaction = <T>(work: () => T): T => database.transaction(work).immediate();
    inTransaction(() => {
      const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      if (tables.includes("_prisma_migrations")) return;
      if (tables.some((name) => !String(name).startsWith("sqlite_"))) throw new Error(foreign);
      database.exec(createTable.sqlite);
    });
    const applyUnlessDone = ({ name, sql }: Migration): boolean => {
      const rows = database.prepare<[], Row>(selectRows).all();
      const row = rows.find((each) => each.name === name);
      if (row?.finished) return false;
      // Earlier releases ran each statement separately and could leave an incomplete migration.
      if (row) throw new Error("an earlier start left it unfinished, so restore the backup made before it");
      const startedAt = new Date().toISOString();
      database.exec(sql);
      const broken = database.pragma("foreign_key_check") as unknown[];
      if (broken.length > 0) throw new Error("rows refer to rows that are missing");
      database
        .prepare(insert("?", "?", "?", "?", "?"))
        .run(randomUUID(), checksum(sql), name, startedAt, new Date().toISOString());
      return true;
    };
    const applied: string[] = [];
    for (const migration of listMigrations("sqlite")) {
      try {
        if (inTransaction(() => applyUnlessDone(migration))) applied.push(migration.name);
      } catch (error) {
        throw failed(migration.name, error);
      }
    }
    return applied;
  } finally {
    database.close();
  }
}

/** Runs `work` with a connection and closes it afterward. @throws DatabaseUnavailable if there is none, or it is lost */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  let isLost = false;
  client.on("error", () => {
    isLost = true;
  });
  await client.connect().catch((error: Error) => {
    throw connectionFault(error);
  });
  try {
    return await work(client);
  } catch (error) {
    if (!isLost || unavailable(error) !== error) throw error;
    throw new DatabaseUnavailable("the connection to the database was lost", { cause: error });
  } finally {
    await client.end();
  }
}

/** @throws EnvironmentError unless the database can store every character */
async function assertUtf8(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new EnvironmentError(
    `DATABASE_URL names a database in ${encoding}, which cannot store every character. Create one in UTF-8: createdb --encoding UTF8 --template template0 NAME.`,
  );
}

async function inPostgresqlTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

async function preparePostgresqlTable(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
  );
  const tables = rows.map(({ name }) => name);
  if (!tables.includes("_prisma_migrations")) {
    if (tables.length > 0) throw new Error(foreign);
    await client.query(createTable.postgresql);
    return;
  }
  // A migration is one transaction, in earlier releases too, so an unfinished one left no changes.
  await client.query(`DELETE FROM ${table} WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`);
}

/** Milliseconds that a migration waits for a table that another session has locked. */
const tableLockMs = 10_000;

/** Waits for another process that is migrating. The lock is released with the connection, even if this process is killed. */
async function waitForTurn(client: Client): Promise<void> {
  const name = "hashtextextended('migrate', 0)";
  const { rows } = await client.query<{ got: boolean }>(`SELECT pg_try_advisory_lock(${name}) AS got`);
  if (rows[0]?.got) return;
  console.error("Waiting for another process that is migrating the database");
  await client.query(`SELECT pg_advisory_lock(${name})`);
}

const migratePostgresql = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    await assertUtf8(client);
    await waitForTurn(client);
    // Then the error says that it was a lock, and a start tries again.
    await client.query(`SET lock_timeout = ${tableLockMs}`);
    await inPostgresqlTransaction(client, () => preparePostgresqlTable(client));
    const { rows } = await client.query<Row>(selectRows);
    const done = new Set(rows.map(({ name }) => name));
    const applied: string[] = [];
    for (const { name, sql } of listMigrations("postgresql")) {
      if (done.has(name)) continue;
      try {
        await inPostgresqlTransaction(client, async () => {
          await client.query(sql);
          await client.query(insert("$1", "$2", "$3", "now()", "clock_timestamp()"), [
            randomUUID(),
            checksum(sql),
            name,
          ]);
        });
      } catch (error) {
        throw failed(name, error);
      }
      applied.push(name);
    }
    return applied;
  });

/**
 * Applies the missing migrations in order, each in one transaction with its row in `_prisma_migrations`, while other processes
 * wait. A missing SQLite file is created; a PostgreSQL database must exist.
 * @param url as DATABASE_URL
 * @returns the names of the migrations applied
 */
export const migrate = async (url: string): Promise<string[]> =>
  databaseKindOf(url) === "postgresql" ? migratePostgresql(url) : migrateSqlite(databaseFile(url));
