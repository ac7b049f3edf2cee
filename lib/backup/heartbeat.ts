import "server-only";
import { read, write } from "@/lib/platform/database";

const id = "backup";

/** The time of the last successful backup by any process or machine; null before the first. */
export async function backupHeartbeat(): Promise<Date | null> {
  return (await read((db) => db.heartbeat.findUnique({ where: { id } })))?.at ?? null;
}

/** Records a successful backup. */
export async function noteBackup(now: Date): Promise<void> {
  await write((tx) => tx.heartbeat.upsert({ where: { id }, create: { id, at: now }, update: { at: now } }));
}
