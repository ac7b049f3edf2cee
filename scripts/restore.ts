import path from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "@/lib/backup/restore";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { figures } from "@/lib/site/figures";
import { assertSqlite, loadEnvFile, run, summary } from "./backup/shell";

/** `npm run restore -- FILE`: puts a backup in the database's place. The site must not be running. */
await run(async () => {
  loadEnvFile();
  keepFilesPrivate();
  assertSqlite(
    'Stop the site, put them back with pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, and start it: before it opens, it applies missing migrations and repeats the erasures of since then.',
  );
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  if (!file) {
    console.error("Usage: npm run restore -- FILE");
    return 2;
  }
  const { contents, aside, files, missing } = await restoreBackup(path.resolve(file), new Date());
  console.log(`Restored ${file}: ${summary(contents)}.`);
  if (files > missing) console.log(`${files - missing} files of requests are in place.`);
  if (missing > 0)
    console.log(`${missing} files of requests are in no backup and not in place: they are lost.`);
  if (aside) {
    console.log(`What was there before is ${aside}.`);
    console.log(`The site deletes it after ${figures.retention.operationalBackupDays} days.`);
  }
  console.log(
    "Start the site with npm start: before it opens, it applies the migrations that the backup doesn't",
  );
  console.log("have, and repeats the erasures that it doesn't know of.");
  return 0;
});
