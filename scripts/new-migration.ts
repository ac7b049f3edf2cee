import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Dialect, dialects } from "../prisma/dialects.mjs";
import { migrationsDir } from "../prisma/migrate";
import { schemaDrift } from "../prisma/schema-engine";
import { postgresqlPrograms, startPostgresql } from "./postgresql.mjs";

/**
 * `npm run db:migration -- name`: writes the migrations of both databases that lead to schema.prisma. PostgreSQL's is
 * made on a server: the one of TEST_DATABASE_URL, or Debian's, started for it.
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
const server = configuredUrl ? { url: configuredUrl, stop: async () => undefined } : await startPostgresql();
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);

async function write(dialect: Dialect): Promise<void> {
  const sql = await schemaDrift(dialect, dialect === "sqlite" ? undefined : server.url);
  if (sql === "") {
    console.log(`${dialect}: the migrations already lead to schema.prisma.`);
    return;
  }
  const folder = path.join(migrationsDir(dialect), `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "migration.sql"), `${sql}\n`);
  console.log(`${dialect}: wrote ${path.relative(process.cwd(), folder)}/migration.sql`);
}

try {
  for (const dialect of dialects) await write(dialect);
} finally {
  await server.stop();
}
// A timer of the schema engine goes on for ten seconds after its work.
process.exit();
