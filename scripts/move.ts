import "./env-file";
import path from "node:path";
import { parseArgs } from "node:util";
import { copyFiles } from "@/lib/backup/files";
import { dataFolder } from "@/lib/platform/data-folder";
import { readEnv } from "@/lib/platform/environment";
import { copyErasures, ErasureRecordConflict } from "@/lib/privacy/erasure/copy-erasures";
import { pluralize } from "@/lib/site/figures";
import { MoveError, moveRows } from "../prisma/move";
import { run } from "./backup/shell";

/**
 * `npm run move -- --from file:… --to postgresql://…`: moves an existing site to another database, with the record of
 * erasures.
 */
await run(async () => {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  const { from = process.env.DATABASE_URL || "file:./var/palisade.db", to } = values;
  if (!to?.startsWith("postgres") || !from.startsWith("file:")) {
    console.error(
      "Usage: npm run move -- --from file:./var/palisade.db --to postgresql://USER:PASSWORD@HOST/DATABASE",
    );
    return 2;
  }
  // Files beside the database go to where the site will look for them from now on.
  delete process.env.DATABASE_URL_FILE;
  process.env.DATABASE_URL = readEnv({ ...process.env, DATABASE_URL: to }).DATABASE_URL;
  try {
    // First, because a repeated command copies these again, but not into a database that has rows.
    const files = copyErasures(path.dirname(path.resolve(from.slice("file:".length))));
    const { copied, missing } = copyFiles(path.resolve(from.slice("file:".length)));
    const moved = await moveRows(from, to);
    for (const { table, rows, hash } of moved)
      console.log(`${table}: ${pluralize(rows, "row")}, the same on both sides (${hash.slice(0, 12)})`);
    const total = moved.reduce((sum, { rows }) => sum + rows, 0);
    console.log(
      `Copied ${total} rows in ${moved.length} tables. Each was read back and compared by its SHA-256.`,
    );
    if (files.length > 0) console.log(`Copied ${files.join(", ")}: the record of erasures and its key.`);
    if (copied > 0) console.log(`Copied ${pluralize(copied, "stored file", "stored files")}.`);
    if (missing > 0)
      console.log(`Not found beside the old database: ${pluralize(missing, "stored file", "stored files")}.`);
    console.log(
      `The old database is unchanged. In .env, set DATABASE_URL to the new one and DATA_DIR to ${dataFolder()}, then start the site.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof MoveError || error instanceof ErasureRecordConflict)) throw error;
    console.error(error.message);
    return 1;
  }
});
