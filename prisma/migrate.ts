import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

/**
 * Prisma's own schema engine in its WebAssembly build: unlike the CLI it has no native binary to download, and it
 * fills _prisma_migrations exactly as `prisma migrate deploy` does.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const migrationsDir = path.join(here, "migrations");
const schemaFile = path.join(here, "schema.prisma");
const filters = { externalTables: [], externalEnums: [] };

/** Prisma's adapter as its schema engine needs it here. */
class EngineAdapter extends PrismaBetterSqlite3 {
  /** A migration that rebuilds a table drops the old one, whose rows are to leave the file. */
  override async connect() {
    const adapter = await super.connect();
    await adapter.executeScript("PRAGMA secure_delete=ON");
    return adapter;
  }

  /**
   * The engine replays whole migrations on its shadow database through executeRaw, which better-sqlite3 refuses for more
   * than one statement.
   */
  override async connectToShadowDb() {
    const shadow = await super.connectToShadowDb();
    const executeRaw = shadow.executeRaw.bind(shadow);
    shadow.executeRaw = async (query) => {
      if (query.args.length > 0) return executeRaw(query);
      await shadow.executeScript(query.sql);
      return 0;
    };
    return shadow;
  }
}

async function openEngine(file: string) {
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
  return bindings.SchemaEngine.new(
    { datamodels: [["schema.prisma", readFileSync(schemaFile, "utf8")]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new EngineAdapter({ url: file })),
  );
}

function migrationsList() {
  const lockfile = path.join(migrationsDir, "migration_lock.toml");
  const names = existsSync(migrationsDir)
    ? readdirSync(migrationsDir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
  return {
    baseDir: migrationsDir,
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
          value: readFileSync(path.join(migrationsDir, name, "migration.sql"), "utf8"),
        },
      },
    })),
  };
}

/**
 * Applies the migrations that a database doesn't have yet.
 * @param file path of the SQLite file; created when missing
 * @returns the names of the migrations applied
 */
export async function migrate(file: string): Promise<string[]> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const engine = await openEngine(file);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationsList(),
      filters,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/**
 * The SQL that leads from the migrations' result to schema.prisma; empty when they agree. With no migrations yet it is
 * the first one.
 */
export async function schemaDrift(): Promise<string> {
  const engine = await openEngine(":memory:");
  try {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsList() },
      to: {
        tag: "schemaDatamodel",
        files: [{ path: "schema.prisma", content: readFileSync(schemaFile, "utf8") }],
      },
      script: true,
      exitCode: null,
      filters,
    });
    return (stdout ?? "").replace("-- This is an empty migration.", "").trim();
  } finally {
    engine.free();
  }
}
