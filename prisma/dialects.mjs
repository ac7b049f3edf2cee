import { readFileSync } from "node:fs";
import path from "node:path";

/** The databases that the one schema is for. */
export const dialects = /** @type {const} */ (["sqlite", "postgresql"]);

const schemaFile = path.join(import.meta.dirname, "schema.prisma");

/** Where each one's client is generated. SQLite's is also where the types of rows come from. */
export const clientFolder = (dialect) =>
  path.join(
    import.meta.dirname,
    "../lib/platform/database",
    dialect === "sqlite" ? "generated" : `generated-${dialect}`,
  );

/** schema.prisma as it reads for one of them: Prisma takes the provider from nowhere else. */
export function schemaFor(dialect) {
  const schema = readFileSync(schemaFile, "utf8");
  return schema.replace(/^(datasource db \{\s+provider = )"\w+"/m, `$1"${dialect}"`);
}
