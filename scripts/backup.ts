import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "@/lib/backup/make";
import { BadBackup } from "@/lib/backup/verify";
import { databaseFile } from "@/lib/platform/database";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { loadEnvFile, run, summary } from "./backup/shell";

/** `npm run backup -- [--to FOLDER]`: a verified copy of the database, while the site runs. */
await run(async () => {
  loadEnvFile();
  keepFilesPrivate();
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!existsSync(databaseFile())) throw new BadBackup(`There is no database at ${databaseFile()}.`);
  const folder = path.resolve(values.to ?? path.join(path.dirname(databaseFile()), "backups"));
  const { file, contents, removed } = await makeBackup(folder, new Date());
  console.log(`Wrote and verified ${file}: ${summary(contents)}.`);
  if (removed.length > 0) console.log(`Removed ${removed.length} past their time.`);
  return 0;
});
