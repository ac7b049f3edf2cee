import "server-only";
import { read, write } from "@/lib/platform/database";

const id = "backup";

/** When the last backup succeeded, whichever process or machine made it; null before the first. */
export async function backupHeartbeat(): Promise<Date | null> {
  return (await read((db) => db.heartbeat.findUnique({ where: { id } })))?.at ?? null;
}

/** Notes that a backup succeeded. */
export async function noteBackup(now: Date): Promise<void> {
  await write((tx) => tx.heartbeat.upsert({ where: { id }, create: { id, at: now }, update: { at: now } }));
}
