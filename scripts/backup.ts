import "./env-file";
import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { archiveEnding, assertRecipient, writeIdentity } from "@/lib/backup/archive";
import { filesBeside, isInBucket } from "@/lib/backup/files";
import { defaultFolder } from "@/lib/backup/folders";
import { noteBackup } from "@/lib/backup/heartbeat";
import { makeBackup, makeEncryptedBackup } from "@/lib/backup/make";
import { InvalidBackup } from "@/lib/backup/verify";
import { disconnect, isPostgresql } from "@/lib/platform/database";
import { databaseFile } from "@/lib/platform/database/sqlite/file";
import { env } from "@/lib/platform/environment";
import { keepFilesPrivate } from "@/lib/platform/private-files";
import { pluralize } from "@/lib/site/figures";
import { bucketOf, isBucket, run, summary } from "./backup/shell";

const usage = `Usage: npm run backup -- [--to FOLDER|BUCKET] [--recipient KEY]
       npm run backup -- --new-key FILE

Copies the database, the stored files, the record of erasures and the secrets, while the site runs.

  --to FOLDER       writes into this folder; the default is BACKUP_TO, or backups beside the database
  --to BUCKET       writes into this S3 bucket, such as https://s3.example.com/backups, with S3_ACCESS_KEY_ID,
                    S3_SECRET_ACCESS_KEY and S3_REGION from the environment; encrypted backups only
  --recipient KEY   encrypts to an age public key (age1…); the default is BACKUP_RECIPIENT.
                    Without one, nothing is encrypted, and the record of erasures and the secrets are left out
  --new-key FILE    writes a new secret key into FILE and prints its public key`;

const string = { type: "string" } as const;

/**
 * Copies the rows of PostgreSQL, if that is used. Imported on demand, because the module reads the migrations when it
 * loads.
 */
async function copyRowsOf() {
  if (!isPostgresql()) return undefined;
  const { copyRows } = await import("../prisma/move");
  return (file: string) => copyRows(env().DATABASE_URL, file);
}

async function newKey(file: string): Promise<number> {
  if (existsSync(file)) throw new InvalidBackup(`${file} already exists. Choose another file name.`);
  const recipient = await writeIdentity(file, new Date());
  console.log(
    `Wrote a secret key to ${file}. Keep it away from this machine, in two places: without it no backup`,
  );
  console.log(`can be restored. Add to .env:\nBACKUP_RECIPIENT=${recipient}`);
  return 0;
}

const options = {
  to: string,
  recipient: string,
  "new-key": string,
  help: { type: "boolean" },
} as const;

await run(async () => {
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values["new-key"]) return newKey(path.resolve(values["new-key"]));
  keepFilesPrivate();
  if (!isPostgresql() && !existsSync(databaseFile()))
    throw new InvalidBackup(`There is no database at ${databaseFile()}.`);
  const recipient = values.recipient ?? env().BACKUP_RECIPIENT;
  const to = values.to ?? env().BACKUP_TO;
  const bucket = isBucket(to) ? to : undefined;
  if (bucket && !recipient)
    throw new InvalidBackup("Backups in a bucket must be encrypted: give a public key with --recipient.");
  if (recipient) assertRecipient(recipient);
  const now = new Date();
  const folder = bucket ? null : path.resolve(to ?? defaultFolder());
  const copyRows = await copyRowsOf();
  const send = async (archive: string) => {
    if (bucket) await bucketOf(bucket).put(path.basename(archive), createReadStream(archive));
  };
  const { file, contents, files, removed } = recipient
    ? await makeEncryptedBackup({ recipient, folder }, now, copyRows, send)
    : await makeBackup(folder ?? defaultFolder(), now, copyRows);
  await noteBackup(now);
  await disconnect();
  const where = bucket ? `${bucket.replace(/\/+$/, "")}/${path.basename(file)}` : file;
  console.log(`Wrote and verified ${where}: ${summary(contents)}.`);
  if (files > 0)
    console.log(`With ${pluralize(files, "stored file")}${recipient ? "" : `, in ${filesBeside(file)}`}.`);
  if (isInBucket())
    console.log("The stored files are in the bucket. Back them up with the bucket’s own versions.");
  if (!file.endsWith(archiveEnding))
    console.log(
      "It is not encrypted and has neither secrets nor the record of erasures: copy .env and erasure* as well.",
    );
  if (removed.length > 0) console.log(`Backups removed after their retention period: ${removed.length}.`);
  return 0;
}, Object.keys(options));
