import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { kindOf } from "@/lib/platform/database/kind";
import { type Dialect, schemaFor } from "./dialects.mjs";
import { alone, PostgresqlEngine } from "./engine-postgresql";
import { SqliteEngine } from "./engine-sqlite";

/**
 * Prisma's own schema engine in its WebAssembly build: unlike the CLI it has no native binary to download, and it
 * fills _prisma_migrations exactly as `prisma migrate deploy` does.
 */
const here = import.meta.dirname;
const filters = { externalTables: [], externalEnums: [] };

/** The migrations of a database: SQLite's came first and have the plain name. */
export const migrationsDir = (dialect: Dialect) =>
  path.join(here, dialect === "sqlite" ? "migrations" : `migrations-${dialect}`);

const fileOf = (url: string) => path.resolve(url.replace(/^file:/, ""));

/** Once a process: all engines share it. */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  // The package's entry imports .wasm as a module, which Node 20 can't: instantiate it by hand.
  const wasmFile = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg")),
    "schema_engine_bg.wasm",
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmFile)), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as () => void)();
  return bindings;
}

async function openEngine(dialect: Dialect, adapter: SqlMigrationAwareDriverAdapterFactory) {
  loaded ??= load();
  const bindings = await loaded;
  return bindings.SchemaEngine.new(
    { datamodels: [["schema.prisma", schemaFor(dialect)]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
}

function migrationsList(dialect: Dialect) {
  const folder = migrationsDir(dialect);
  const lockfile = path.join(folder, "migration_lock.toml");
  const names = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
  return {
    baseDir: folder,
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null,
    },
    shadowDbInitScript: "",
    migrationDirectories: names.sort().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

async function apply(dialect: Dialect, adapter: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const engine = await openEngine(dialect, adapter);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(dialect),
      filters,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/**
 * Applies the migrations that a database doesn't have yet. An SQLite file is created when missing; a PostgreSQL database
 * must exist, and of several processes that begin at once one works and the others wait. There a migration is applied
 * whole or not at all, and one that failed is tried again.
 * @param url as DATABASE_URL
 * @returns the names of the migrations applied
 */
export async function migrate(url: string): Promise<string[]> {
  if (kindOf(url) === "postgresql") {
    return alone(url, "migrate", async () => {
      const adapter = new PostgresqlEngine(url);
      try {
        await adapter.forgetUnfinished();
        return await apply("postgresql", adapter);
      } catch (error) {
        if (!adapter.failure) throw error;
        const { message } = adapter.failure;
        throw new Error(`A migration failed, and nothing of it stays: ${message}.`, { cause: error });
      } finally {
        await adapter.close();
      }
    });
  }
  mkdirSync(path.dirname(fileOf(url)), { recursive: true });
  return apply("sqlite", new SqliteEngine({ url: fileOf(url) }));
}

/**
 * The SQL that leads from the migrations' result to schema.prisma; empty when they agree. With no migrations yet it is
 * the first one.
 * @param server of PostgreSQL: the address of a server on which a database may be made for it, and dropped
 */
export async function schemaDrift(dialect: Dialect, server?: string): Promise<string> {
  if (dialect === "postgresql" && !server)
    throw new Error("PostgreSQL's migrations are compared on a server.");
  const adapter = server ? new PostgresqlEngine(server) : new SqliteEngine({ url: ":memory:" });
  const engine = await openEngine(dialect, adapter);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsList(dialect) },
      to: { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: schemaFor(dialect) }] },
      script: true,
      exitCode: null,
      filters,
    });
    return (stdout ?? "").replace("-- This is an empty migration.", "").trim();
  } finally {
    engine.free();
    if (adapter instanceof PostgresqlEngine) await adapter.close();
  }
}
