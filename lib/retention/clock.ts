import "server-only";
import { differenceInDays } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { figures } from "@/lib/site/figures";

/** The row of the last moment that retention took for the present. */
const id = "retention";

/** The moment the site was last known to run at; null for one that never ran. */
async function lastKnown(): Promise<Date | null> {
  const rows = await read((db) => db.heartbeat.findMany({ where: { id: { in: [id, "probe"] } } }));
  const row = rows.find((found) => found.id === id) ?? rows[0];
  return row?.at ?? null;
}

/** Takes a moment for the present: what ends by it may go. */
export async function trustClock(now: Date): Promise<void> {
  await write((tx) => tx.heartbeat.upsert({ where: { id }, create: { id, at: now }, update: { at: now } }));
}

/**
 * The moment the site was last known to run at, when the clock is further past it than a site is ever off; else null. By a
 * clock that is ahead, everything would be past its period and be deleted.
 * @throws DatabaseUnavailable
 */
export async function clockLeap(now: Date): Promise<Date | null> {
  const at = await lastKnown();
  return at !== null && differenceInDays(now, at) >= figures.retention.clockLeapDays ? at : null;
}

/**
 * As clockLeap, and remembers what it found: the moment itself while the clock is believed, and while it isn't, the one
 * it was held against, which the next measurement of the database would put forward.
 */
export async function checkClock(now: Date): Promise<Date | null> {
  const leapFrom = await clockLeap(now);
  await trustClock(leapFrom ?? now);
  return leapFrom;
}
