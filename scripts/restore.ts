import "./env-file";
import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs, parseEnv } from "node:util";
import { archiveEnding, secretsName, unpackBackup } from "@/lib/backup/archive";

import { restoreFiles } from "@/lib/backup/files";
import { restoreBackup } from "@/lib/backup/restore";
import { InvalidBackup, verify } from "@/lib/backup/verify";
import { dataFolder } from "@/lib/platform/data-folder";
import { disconnect, isPostgresql } from "@/lib/platform/database";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { env } from "@/lib/platform/environment";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { copyErasures } from "@/lib/privacy/erasure/copy-erasures";
import { erasuresSince, isErasureFile } from "@/lib/privacy/erasure/ledger";
import { figures, pluralize } from "@/lib/site/figures";
import { checkRestored } from "./backup/check";
import { bucketOf, isBucket, run, summary } from "./backup/shell";

const usage = `Usage: npm run restore -- FILE [--identity KEYFILE] [--to FOLDER | --check]

Replaces the database with a backup. Stop the site first. With PostgreSQL, DATABASE_URL must name an empty database.

  --identity KEYFILE  the secret key of an encrypted backup (${archiveEnding})
  --to FOLDER         restores into palisade.db in FOLDER; the site can keep running
  --check             restores into a temporary folder, reads everything, and reports; the site can keep running

FILE may be the address of an encrypted backup in a bucket.`;

/** Whether the environment names PostgreSQL, or may do so in a file. */
const namesPostgresql = (): boolean =>
  Boolean(process.env.DATABASE_URL_FILE) || (process.env.DATABASE_URL ?? "").startsWith("postgres");

/**
 * The folder with the site's data. Read it before opening anything, because --to and --check change the environment
 * that modules see.
 */
function presentFolder(): string {
  const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
  if (namesPostgresql()) return path.resolve(DATA_DIR || "var");
  return path.dirname(path.resolve(DATABASE_URL.replace(/^file:/, "") || "var/palisade.db"));
}

/** Redirects everything to an SQLite database in a folder. @returns the variables that the site needs to run on it */
function redirectTo(folder: string): Record<string, string> {
  const settings = {
    DATABASE_URL: `file:${path.join(folder, "palisade.db")}`,
    ...(process.env.FILES_DIR && { FILES_DIR: path.join(folder, "files") }),
  };
  delete process.env.DATABASE_URL_FILE;
  Object.assign(process.env, settings);
  return settings;
}

interface Source {
  /** An SQLite file, with the stored files next to it. */
  database: string;
  /** The folder that may contain the backup's record of erasures. */
  folder: string;
  secrets: Record<string, string | undefined>;
  rows?: Record<string, number>;
}

async function fetchArchive(address: string, work: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  const file = path.join(work, path.basename(pathname));
  const bytes = await bucketOf(origin + path.dirname(pathname)).get(path.basename(pathname));
  if (!bytes) throw new InvalidBackup(`${address} doesn’t exist.`);
  await pipeline(Readable.from(bytes), createWriteStream(file, { mode: 0o600 }));
  return file;
}

/** The content of a backup, unpacked if it is an archive. */
async function openBackup(location: string, identity: string | undefined, work: string): Promise<Source> {
  const file = isBucket(location) ? await fetchArchive(location, work) : path.resolve(location);
  if (!file.endsWith(archiveEnding)) return { database: file, folder: path.dirname(file), secrets: {} };
  if (!identity)
    throw new InvalidBackup("The backup is encrypted: give the file of its secret key with --identity.");
  const { database, manifest } = await unpackBackup(file, path.resolve(identity), work);
  const secrets = parseEnv(readFileSync(path.join(work, secretsName), "utf8"));
  return { database, folder: work, secrets, rows: manifest.rows };
}

/** Reads everything that a restored site would, on a disposable copy. */
async function check(location: string, source: Source, present: string, scratch: string): Promise<number> {
  redirectTo(scratch);
  process.env.FILES_DIR = "";
  // The files must be readable with the backup's own secrets.
  for (const [name, value] of Object.entries(source.secrets)) {
    delete process.env[`${name}_FILE`];
    process.env[name] = value;
  }
  const inBucket = env().FILES_BUCKET !== undefined;
  const { contents, files, missing } = await restoreBackup(source.database, new Date());
  const problems =
    missing > 0 ? [`${pluralize(missing, "stored file is", "stored files are")} missing.`] : [];
  for (const [table, count] of Object.entries(source.rows ?? {}))
    if (contents.rows[table] !== count)
      problems.push(`${table} has a different number of rows from what was backed up.`);
  for (const folder of [source.folder, present]) copyErasures(folder);
  const { migrate } = await import("../prisma/migrate");
  const applied = await migrate(env().DATABASE_URL);
  const checked = await checkRestored(new Date());
  await disconnect();
  problems.push(...checked.problems);
  console.log(`${location}: ${summary(contents)}.`);
  console.log(
    `Audit: ${pluralize(checked.auditEntries, "entry", "entries")}${problems.length === 0 ? ", unchanged" : ""}.`,
  );
  console.log(
    inBucket
      ? "Stored files: in the bucket."
      : `Stored files: ${files}, ${checked.files} read and decrypted.`,
  );
  console.log(
    `Missing migrations: ${applied.length}. Rows erased again, because they were erased after the backup: ${checked.erased}.`,
  );
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "The backup can be restored." : "The backup is not sound.");
  return problems.length === 0 ? 0 : 1;
}

/** Restores into an empty PostgreSQL database, through an SQLite copy that has this release's migrations. */
async function restoreRows(
  database: string,
  work: string,
): Promise<{ rows: number; files: number; missing: number }> {
  const copy = path.join(work, "rows.db");
  verify(database);
  copyFileSync(database, copy);
  const [{ migrate }, { moveRows }] = await Promise.all([
    import("../prisma/migrate"),
    import("../prisma/move"),
  ]);
  await migrate(`file:${copy}`);
  const moved = await moveRows(`file:${copy}`, env().DATABASE_URL);
  return { rows: moved.reduce((sum, { rows }) => sum + rows, 0), ...(await restoreFiles(database)) };
}

function sayFiles({ files, missing }: { files: number; missing: number }): void {
  if (files > missing)
    console.log(`${pluralize(files - missing, "stored file is", "stored files are")} in place.`);
  if (missing > 0)
    console.log(
      `Lost, because they are neither in the backup nor in place: ${pluralize(missing, "stored file", "stored files")}.`,
    );
}

/**
 * The names of the backup's secrets that this site doesn't have. On a new machine, which has none yet, the backup's are used.
 */
function adoptSecrets({ secrets }: Source): string[] {
  const others = Object.entries(secrets).filter(([name, value]) => process.env[name] !== value);
  for (const [name, value] of others)
    if (!process.env[name] && !process.env[`${name}_FILE`]) process.env[name] = value;
  return others.map(([name]) => name);
}

/** Writes the backup's secrets next to the restored data, if they differ from the site's. */
function keepSecrets({ folder }: Source, others: string[]): void {
  if (others.length === 0) return;
  const file = path.join(dataFolder(), secretsName);
  copyFileSync(path.join(folder, secretsName), file);
  console.log(`The backup was made with a different ${others.join(" and ")}.`);
  console.log(
    `To use the restored data, replace the lines of the same names in .env with those in ${file}, then delete the file.`,
  );
}

/** @param isOwn whether the record is the site's, rather than a copy that ends when the backup was made */
async function sayHowFarRecordReaches(isOwn: boolean): Promise<void> {
  const times = (await erasuresSince(new Date(0))).map(({ at }) => at.getTime());
  const newest = times.length > 0 ? new Date(Math.max(...times)).toISOString() : "none";
  console.log(`The newest erasure in the record: ${newest}.`);
  if (isOwn) return;
  console.log(
    `Later ones are unknown here. If the data folder of the old site still exists, first copy its erasures-*.jsonl and erasure.key to ${dataFolder()}.`,
  );
}

async function restore(
  location: string,
  source: Source,
  present: string,
  to: string | undefined,
  work: string,
) {
  // Then `npm start` opens the restored database without more variables.
  const isOwn = to !== undefined && !namesPostgresql() && path.resolve(to) === present;
  const settings = to ? redirectTo(path.resolve(to)) : {};
  const hadRecord = readdirSync(present).some(isErasureFile);
  const otherSecrets = adoptSecrets(source);
  keepFilesPrivate();
  if (isPostgresql()) {
    const { rows, ...files } = await restoreRows(source.database, work);
    console.log(`Restored ${location} to PostgreSQL: ${rows} rows, each read back and compared.`);
    sayFiles(files);
  } else {
    const { contents, aside, ...files } = await restoreBackup(source.database, new Date());
    console.log(`Restored ${location} to ${databaseFile()}: ${summary(contents)}.`);
    sayFiles(files);
    if (aside) {
      console.log(`The previous database is now ${aside.file}.`);
      if (!aside.isCleared)
        console.log("Its sessions and the salts of hashed IP addresses couldn’t be removed.");
      console.log(`The site deletes it after ${figures.retention.operationalBackupDays} days.`);
    }
  }
  // The backup's own copy first, because the present site's record continues it.
  const kept = to || source.folder === work ? copyErasures(source.folder) : [];
  const carried = new Set([...kept, ...(to ? copyErasures(present) : [])]);
  if (carried.size > 0) console.log(`Copied ${[...carried].join(", ")}: the record of erasures.`);
  keepSecrets(source, otherSecrets);
  // Next to the running site it needs another port and another email folder, and must not send emails.
  const beside =
    to && !isOwn
      ? { PORT: "3100", SMTP_URL: "", MAIL_DIR: path.join(path.resolve(to), "mail"), ...settings }
      : {};
  const variables = Object.entries(beside).map(([name, value]) => `${name}=${value} `);
  console.log(`Start the site with ${variables.join("")}npm start.`);
  console.log(
    "Before it serves pages, it updates the database and repeats the erasures that are in the record but not in the backup.",
  );
  await sayHowFarRecordReaches(hadRecord);
  return 0;
}

const options = {
  to: { type: "string" },
  identity: { type: "string" },
  check: { type: "boolean" },
  help: { type: "boolean" },
} as const;

await run(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1 || (values.to && values.check)) {
    (values.help ? console.log : console.error)(usage);
    return values.help ? 0 : 2;
  }
  const present = presentFolder();
  mkdirSync(present, { recursive: true, mode: 0o700 });
  const work = mkdtempSync(path.join(present, "restore-"));
  try {
    const source = await openBackup(file, values.identity, work);
    if (!existsSync(source.database)) throw new InvalidBackup(`${file} doesn’t exist.`);
    return values.check
      ? await check(file, source, present, path.join(work, "scratch"))
      : await restore(file, source, present, values.to, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}, Object.keys(options));
