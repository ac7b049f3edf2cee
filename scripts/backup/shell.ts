import { DatabaseInUse } from "@/lib/backup/restore";
import { type BackupContents, InvalidBackup } from "@/lib/backup/verify";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { unavailable as unavailablePostgresql } from "@/lib/platform/database/postgresql/faults";
import { unavailable as unavailableSqlite } from "@/lib/platform/database/sqlite/faults";
import { EnvironmentError, readBucketKey } from "@/lib/platform/environment";
import { bucketStoreOf } from "@/lib/platform/files/bucket";
import { type FileStore, FileStoreUnavailable } from "@/lib/platform/files/store-types";
import { ErasureRecordConflict } from "@/lib/privacy/erasure/copy-erasures";

export function summary({ rows, migration }: BackupContents): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${Object.keys(rows).length} tables, up to migration ${migration}`;
}

/** Whether a backup location is a bucket rather than a folder. */
export const isBucket = (place = ""): boolean => /^https?:\/\//.test(place);

/**
 * The bucket for backups, or the one that contains an archive. It doesn't use the cached `env()`, since a restore
 * downloads first and sets the database's location afterward.
 * @throws InvalidBackup without the bucket's key
 */
export function bucketOf(address: string): FileStore {
  if (!URL.canParse(address)) throw new InvalidBackup(`${address} is not the address of a bucket.`);
  const settings = readBucketKey(process.env);
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new InvalidBackup("A bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  return bucketStoreOf({ ...settings, FILES_BUCKET: address.replace(/\/+$/, ""), FILES_PREFIX: "" });
}

/** npm completes abbreviated options of its own: it reads --to as --token-description. */
const npmNames: Record<string, string> = { to: "token-description" };

/** Refuses options that npm took for its own, because they came without "--" before them. @throws EnvironmentError */
function refuseOptionsOfNpm(options: readonly string[]): void {
  const taken = options.find((name) =>
    [name, npmNames[name] ?? name].some(
      (known) => process.env[`npm_config_${known.replaceAll("-", "_")}`] !== undefined,
    ),
  );
  if (!taken || process.env.npm_lifecycle_event === undefined) return;
  const command = `npm run ${process.env.npm_lifecycle_event}`;
  throw new EnvironmentError(
    `npm took --${taken} for an option of its own, so nothing was done. Write -- before the options: ${command} -- … --${taken} …`,
  );
}

/** The sentence for a fault of disk, file or network, such as a full disk; null for other errors. */
function faultSentence(error: unknown): string | null {
  // A command may use both databases. Each has its own codes.
  const fault = unavailablePostgresql(unavailableSqlite(error));
  // Some of these messages are sentences, others only reasons.
  if (fault instanceof DatabaseUnavailable)
    return /^[A-Z]/.test(fault.message)
      ? fault.message
      : `The database can’t be read or written: ${fault.message}.`;
  const isSystemError = error instanceof Error && "syscall" in error;
  return isSystemError ? error.message : null;
}

/** Runs a command. Expected failures print one sentence. @param options the names of its options */
export async function run(command: () => Promise<number>, options: readonly string[] = []): Promise<void> {
  try {
    refuseOptionsOfNpm(options);
    process.exitCode = await command();
  } catch (error) {
    const { code } = error as { code?: unknown };
    const mistyped = typeof code === "string" && code.startsWith("ERR_PARSE_ARGS_");
    const isRefusal = error instanceof Error && error.name === "MoveError";
    const expected =
      isRefusal ||
      [InvalidBackup, DatabaseInUse, ErasureRecordConflict, EnvironmentError, FileStoreUnavailable].some(
        (kind) => error instanceof kind,
      );
    const sentence = expected || mistyped ? (error as Error).message : faultSentence(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = mistyped ? 2 : 1;
  }
}
