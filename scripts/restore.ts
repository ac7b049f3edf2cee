import "./env-file";
import path from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "@/lib/backup/restore";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { carryErasures } from "@/lib/privacy/erasure/carry-erasures";
import { figures } from "@/lib/site/figures";
import { assertSqlite, run, summary } from "./backup/shell";

const usage = `Usage: npm run restore -- FILE [--to FOLDER]

Puts a backup in the database's place. Stop the site first.
With --to, the database is palisade.db in FOLDER, and the site may go on.`;

/** What a site needs to be told to run on the database in a folder. */
const settingsFor = (folder: string): Record<string, string> => ({
  DATABASE_URL: `file:${path.join(folder, "palisade.db")}`,
  ...(process.env.FILES_DIR && { FILES_DIR: path.join(folder, "files") }),
});

/** Restores into a folder from here on. @returns where the record of erasures of the present site may be */
function restoreTo(settings: Record<string, string>): string {
  const present = process.env.DATABASE_URL?.replace(/^file:/, "") || "var/palisade.db";
  delete process.env.DATABASE_URL_FILE;
  Object.assign(process.env, settings);
  return path.dirname(path.resolve(present));
}

/** `npm run restore -- FILE [--to FOLDER]` */
await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, help: { type: "boolean" } },
  });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) {
    (values.help ? console.log : console.error)(usage);
    return values.help ? 0 : 2;
  }
  const settings = values.to ? settingsFor(path.resolve(values.to)) : {};
  const present = values.to && restoreTo(settings);
  keepFilesPrivate();
  assertSqlite(
    'Stop the site, put them back with pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, and start it: before it opens, it applies missing migrations and repeats the erasures made since the backup.',
  );
  const { contents, aside, files, missing } = await restoreBackup(path.resolve(file), new Date());
  console.log(`Restored ${file} to ${databaseFile()}: ${summary(contents)}.`);
  if (files > missing) console.log(`${files - missing} files of requests are in place.`);
  if (missing > 0)
    console.log(`${missing} files of requests are in no backup and not in place: they are lost.`);
  if (aside) {
    console.log(`What was there before is ${aside}.`);
    console.log(`The site deletes it after ${figures.retention.operationalBackupDays} days.`);
  }
  if (present) {
    // The copy that was kept with the backup first: the record of the present site continues it.
    const carried = new Set([...carryErasures(path.dirname(path.resolve(file))), ...carryErasures(present)]);
    if (carried.size > 0) console.log(`Copied ${[...carried].join(", ")}: the record of erasures.`);
  }
  const told = Object.entries(settings).map(([name, value]) => `${name}=${value} `);
  console.log(
    `Start the site with ${told.join("")}npm start: before it opens, it applies the migrations that the backup doesn’t`,
  );
  console.log("have, and repeats the erasures that it doesn’t know of.");
  return 0;
});
