import "server-only";
import { differenceInDays } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { figures } from "@/lib/site/figures";

/** The row with the last time that retention accepted as the present. */
const id = "retention";

/** When the site was last known to run; null if it never ran. */
async function lastKnown(): Promise<Date | null> {
  const rows = await read((db) => db.heartbeat.findMany({ where: { id: { in: [id, "probe"] } } }));
  const row = rows.find((found) => found.id === id) ?? rows[0];
  return row?.at ?? null;
}

/** Accepts a time as the present, so that data that has expired by then may be deleted. */
export async function trustClock(now: Date): Promise<void> {
  await write((tx) => tx.heartbeat.upsert({ where: { id }, create: { id, at: now }, update: { at: now } }));
}

/**
 * When the site was last known to run, if the clock is implausibly far past it; otherwise null. With a clock that is
 * ahead, everything would seem expired and be deleted.
 * @throws DatabaseUnavailable
 */
export async function clockLeap(now: Date): Promise<Date | null> {
  const at = await lastKnown();
  return at !== null && differenceInDays(now, at) >= figures.retention.clockLeapDays ? at : null;
}

/**
 * As clockLeap, and stores the result: the present while the clock is trusted, otherwise the time that it was compared
 * with, because the next measurement of the database would overwrite that.
 */
export async function checkClock(now: Date): Promise<Date | null> {
  const leapFrom = await clockLeap(now);
  await trustClock(leapFrom ?? now);
  return leapFrom;
}
