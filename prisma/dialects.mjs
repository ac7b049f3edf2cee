import { readFileSync } from "node:fs";
import path from "node:path";

/** The databases that the schema supports. */
export const dialects = /** @type {const} */ (["sqlite", "postgresql"]);

const schemaFile = path.join(import.meta.dirname, "schema.prisma");

/** The folder of each generated client. The types of rows come from SQLite's. */
export const clientFolder = (dialect) =>
  path.join(
    import.meta.dirname,
    "../lib/platform/database",
    dialect === "sqlite" ? "generated" : `generated-${dialect}`,
  );

/** schema.prisma for one database, because Prisma reads the provider only from there. */
export function schemaFor(dialect) {
  const schema = readFileSync(schemaFile, "utf8");
  return schema.replace(/^(datasource db \{\s+provider = )"\w+"/m, `$1"${dialect}"`);
}
