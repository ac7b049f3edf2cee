import "./env-file";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { filesBeside, isInBucket } from "@/lib/backup/files";
import { defaultFolder } from "@/lib/backup/folders";
import { makeBackup } from "@/lib/backup/make";
import { BadBackup } from "@/lib/backup/verify";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { assertSqlite, run, summary } from "./backup/shell";

/** `npm run backup -- [--to FOLDER]`: a verified copy of the database, while the site runs. */
await run(async () => {
  keepFilesPrivate();
  assertSqlite(
    'Copy them with its own tools: pg_dump --format=custom --file=FILE "$DATABASE_URL", or with your provider\'s backups.',
  );
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!existsSync(databaseFile())) throw new BadBackup(`There is no database at ${databaseFile()}.`);
  const folder = path.resolve(values.to ?? defaultFolder());
  const { file, contents, files, removed } = await makeBackup(folder, new Date());
  console.log(`Wrote and verified ${file}: ${summary(contents)}.`);
  if (files > 0) console.log(`With ${files} files of requests, in ${filesBeside(file)}.`);
  if (isInBucket())
    console.log("The files of requests are in the bucket. Back them up with the bucket’s own versions.");
  if (removed.length > 0) console.log(`Removed ${removed.length} past their time.`);
  return 0;
});
