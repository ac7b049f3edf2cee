import { existsSync } from "node:fs";
import path from "node:path";
import { InUse } from "@/lib/backup/restore";
import { BadBackup, type Contents } from "@/lib/backup/verify";
import { EnvironmentError } from "@/lib/platform/environment";

/** The site's .env, as `npm start` reads it; the process's own environment wins. */
export function loadEnvFile(): void {
  const file = path.resolve(import.meta.dirname, "../../.env");
  if (existsSync(file)) process.loadEnvFile(file);
}

export function summary({ rows, migration }: Contents): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${Object.keys(rows).length} tables, up to migration ${migration}`;
}

/** Runs a command; what can go wrong for its user's reasons is told in a sentence. */
export async function run(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const mistyped = typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
    const expected = [BadBackup, InUse, EnvironmentError].some((kind) => error instanceof kind);
    if (!expected && !mistyped) throw error;
    console.error((error as Error).message);
    process.exitCode = mistyped ? 2 : 1;
  }
}
