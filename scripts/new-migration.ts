import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { schemaDrift } from "../prisma/migrate";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Usage: npm run db:migration -- name_in_snake_case");
  process.exit(2);
}
const sql = await schemaDrift();
if (sql === "") {
  console.log("The migrations already lead to schema.prisma.");
} else {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(import.meta.dirname, "../prisma/migrations", `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql`);
}
