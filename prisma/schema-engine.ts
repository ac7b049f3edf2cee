import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { Pool } from "pg";
import { type Dialect, schemaFor } from "./dialects.mjs";
import { listMigrations, migrationsDir, withClient } from "./migrate";

/**
 * Creates migrations, for developers only, with the WebAssembly build of Prisma's schema engine, which unlike the CLI
 * has no native binary to download. Its entry points are private (checked with 7.10.0); serving a site doesn't use this
 * file.
 */
const filters = { externalTables: [], externalEnums: [] };

/** Loaded once per process and shared by all engines. */
let loaded: ReturnType<typeof load> | undefined;

async function load() {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  // The package's entry point imports .wasm as a module, which Node 20 doesn't support, so it is instantiated by hand.
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

function migrationsList(dialect: Dialect) {
  const lockfile = path.join(migrationsDir(dialect), "migration_lock.toml");
  return {
    baseDir: migrationsDir(dialect),
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lockfile) ? readFileSync(lockfile, "utf8") : null,
    },
    shadowDbInitScript: "",
    migrationDirectories: listMigrations(dialect).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}

/** The engine runs whole migrations through executeRaw, which the adapters refuse for more than one statement. */
function takeScripts<A extends SqlDriverAdapter>(adapter: A): A {
  const executeRaw = adapter.executeRaw.bind(adapter);
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query);
    await adapter.executeScript(query.sql);
    return 0;
  };
  return adapter;
}

class SqliteEngine extends PrismaBetterSqlite3 {
  override async connectToShadowDb() {
    return takeScripts(await super.connectToShadowDb());
  }
}

/** The address of another database on the same server. */
function onSameServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/**
 * The system catalog's single-character columns have a type ("char") that the engine reads but Prisma's adapter doesn't
 * support.
 */
const withoutCharType = (sql: string): string =>
  sql
    .replace(/\bcon\.(conf(?:del|upd)type)\b/g, "con.$1::text AS $1")
    .replace(/\bconstr\.contype AS\b/g, "constr.contype::text AS");

class PostgresqlEngine extends PrismaPg {
  constructor(
    private readonly url: string,
    readonly pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true }),
  ) {
    super(pool);
  }

  /** Creates a separate database. Prisma's own method would connect to this one again, because the URL names it. */
  override async connectToShadowDb() {
    const name = `palisade_shadow_${randomUUID()}`;
    await withClient(this.url, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE template0`));
    const other = new PostgresqlEngine(onSameServer(this.url, name));
    const shadow = await other.connect();
    const queryRaw = shadow.queryRaw.bind(shadow);
    shadow.queryRaw = (query) => queryRaw({ ...query, sql: withoutCharType(query.sql) });
    shadow.dispose = async () => {
      await other.pool.end();
      await withClient(this.url, (client) => client.query(`DROP DATABASE "${name}"`));
    };
    // Prisma's own method splits scripts at every semicolon, even inside strings.
    shadow.executeScript = async (sql) => void (await other.pool.query(sql));
    return takeScripts(shadow);
  }
}

/**
 * The SQL that leads from the migrations' result to schema.prisma; empty if they agree. Without migrations it is the
 * first one.
 * @param server a PostgreSQL server on which a temporary database may be created
 */
export async function schemaDrift(dialect: Dialect, server?: string): Promise<string> {
  if (dialect === "postgresql" && !server)
    throw new Error("PostgreSQL's migrations are compared on a server.");
  const adapter: SqlMigrationAwareDriverAdapterFactory = server
    ? new PostgresqlEngine(server)
    : new SqliteEngine({ url: ":memory:" });
  loaded ??= load();
  const { SchemaEngine } = await loaded;
  const engine = await SchemaEngine.new(
    { datamodels: [["schema.prisma", schemaFor(dialect)]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
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
    if (adapter instanceof PostgresqlEngine) await adapter.pool.end();
  }
}
