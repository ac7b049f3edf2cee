import "./env-file";
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { secretChange } from "@/lib/platform/audit-chain";
import { disconnect, isPostgresql, read } from "@/lib/platform/database";
import { waitForDatabase, waitForStep } from "@/lib/platform/database/postgresql/wait-for-database";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { env } from "@/lib/platform/environment";
import { logFailedRun } from "@/lib/platform/jobs";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { beginRecord, requireRecord } from "@/lib/privacy/erasure/require-record";
import { runRetentionByClock } from "@/lib/retention/run";
import { repeatErasures } from "@/lib/retention/settle-erasures";
import { pluralize } from "@/lib/site/figures";
import { migrate } from "../prisma/migrate";
import { seed } from "../prisma/seed";
import { run } from "./backup/shell";

/** In bytes, 0 if there is no such file: SQLite takes an empty file for a new database. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const secretSentences = {
  new: "SESSION_SECRET has changed: passwords, sessions and access links no longer work. Put the old value back, or see docs/security.md.",
  back: "SESSION_SECRET has an earlier value again: what was made with the other one no longer works. See docs/security.md.",
};

const options = { "new-erasure-record": { type: "boolean" } } as const;

/**
 * `npm run migrate`, also part of `npm start`: prepares a database for serving. If several processes run it at once,
 * each waits for the other's steps and finds them done.
 */
await run(async () => {
  const { values } = parseArgs({ options });
  keepFilesPrivate();
  const newFile = isPostgresql() || sizeOf(databaseFile()) > 0 ? null : databaseFile();
  const { DATABASE_URL: url } = env();
  await waitForDatabase(url);
  const applied = await waitForStep(url, () => migrate(url));
  if (values["new-erasure-record"]) beginRecord();
  else await waitForStep(url, requireRecord);
  // Now, because the next entry of the audit is sealed with the new secret.
  const secret = await waitForStep(url, () => read(secretChange));
  const now = new Date();
  const seeded = await waitForStep(url, () => seed(env(), now));
  // A restored backup contains people erased since, and emails to them. At this point nothing is served or sent, and
  // the site doesn't start while this fails.
  const erased = await waitForStep(url, () => repeatErasures(now));
  // The running site tries again. It also starts while, for example, the disk is full.
  await runRetentionByClock(now, "all").catch((error) => logFailedRun("retention", error));
  await disconnect();
  const done = [
    ...applied.map((name) => `applied ${name}`),
    ...seeded.map((key) => `seeded ${key}`),
    ...(erased > 0 ? [`erased ${pluralize(erased, "row")} again`] : []),
  ];
  if (newFile)
    console.log(
      `• New, empty database ${newFile}. If you expected data, stop the site and check DATABASE_URL.`,
    );
  if (secret) console.log(`• ${secretSentences[secret]}`);
  console.log(`• ${done.length === 0 ? "Database is up to date" : `Database: ${done.join(", ")}`}`);
  return 0;
}, Object.keys(options));
