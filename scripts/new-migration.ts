import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Dialect, dialects } from "../prisma/dialects.mjs";
import { migrationsDir } from "../prisma/migrate";
import { schemaDrift } from "../prisma/schema-engine";
import { bin, replaceFile } from "./lib.mjs";
import { postgresqlPrograms, startPostgresql } from "./postgresql.mjs";

/**
 * `npm run db:migration -- name`: formats schema.prisma, writes the migrations that lead to it for both databases or
 * for neither, and adds them to CHANGELOG.md. It needs a PostgreSQL server: the one of TEST_DATABASE_URL, or Debian's,
 * which it starts.
 */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npm run db:migration -- name_in_snake_case");
  process.exit(2);
}
const configuredUrl = process.env.TEST_DATABASE_URL;
if (!configuredUrl && !postgresqlPrograms()) {
  console.error(
    "Migrations are created for both databases, and PostgreSQL needs a running server. Nothing was written.",
  );
  console.error("Set TEST_DATABASE_URL to one, or install Debian’s package postgresql.");
  process.exit(1);
}
const folderName = `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;

/** The SQL for every database whose migrations don't match schema.prisma yet. */
async function drifts(): Promise<[Dialect, string][]> {
  const server = configuredUrl
    ? { url: configuredUrl, stop: async () => undefined }
    : await startPostgresql();
  try {
    const found: [Dialect, string][] = [];
    for (const dialect of dialects) {
      const sql = await schemaDrift(dialect, dialect === "sqlite" ? undefined : server.url);
      if (sql !== "") found.push([dialect, sql]);
      else console.log(`${dialect}: the migrations already lead to schema.prisma.`);
    }
    return found;
  } finally {
    await server.stop();
  }
}

function writeMigrations(found: readonly [Dialect, string][]): void {
  const folders = found.map(([dialect]) => path.join(migrationsDir(dialect), folderName));
  try {
    found.forEach(([dialect, sql], index) => {
      const folder = folders[index] ?? "";
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "migration.sql"), `${sql}\n`);
      console.log(`${dialect}: wrote ${path.relative(process.cwd(), folder)}/migration.sql`);
    });
  } catch (error) {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Adds the migration's row to the table at the end of CHANGELOG.md, padded to its columns. */
function addToChangelog(migration: string): void {
  const file = path.join(import.meta.dirname, "../CHANGELOG.md");
  const text = readFileSync(file, "utf8");
  const widths = (text.trimEnd().split("\n").at(-1) ?? "").split("|").slice(1, -1);
  const cells = [`\`${migration}\``, migration.replace(/^\d+_/, "").replaceAll("_", " "), ""];
  const row = cells.map((cell, column) => ` ${cell}`.padEnd(widths[column]?.length ?? 0)).join("|");
  replaceFile(file, `${text.trimEnd()}\n|${row}|\n`);
  console.log("CHANGELOG.md: added a row at its end. Say there what it adds and what operators have to do.");
}

try {
  const schema = path.join(import.meta.dirname, "../prisma/schema.prisma");
  // The CLI would download a native engine that `format` never runs; any existing program prevents that.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const args = [bin("prisma"), "format", "--schema", schema];
  if (spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"], env }).status !== 0)
    throw new Error("prisma/schema.prisma has an error.");
  const found = await drifts();
  writeMigrations(found);
  if (found.some(([dialect]) => dialect === "sqlite")) addToChangelog(folderName);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error("Only the files listed above were written.");
  process.exitCode = 1;
}
// A timer of the schema engine keeps running for ten seconds after its work.
process.exit();
