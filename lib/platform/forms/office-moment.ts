import { fromOfficeClock, toOfficeClock } from "@/lib/site/dates";
import { skippedMark } from "./fields";

/** An ISO moment as the value of a datetime-local field in the office's time zone; empty for none. */
export const toOfficeInput = (iso: string | null): string =>
  iso === null ? "" : toOfficeClock(new Date(iso));

/**
 * Converts a typed time in the office's time zone, such as "2026-01-31T22:00", into an ISO moment. Invalid values stay invalid; a time
 * that doesn't exist gets its own message (momentError).
 */
export function parseOfficeMoment(value: unknown): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(value.trim())) return value;
  const date = fromOfficeClock(value.trim());
  if (date) return date.toISOString().replace(".000Z", "Z");
  return Number.isNaN(Date.parse(`${value.trim().replace(" ", "T")}Z`))
    ? value
    : `${value.trim()}${skippedMark}`;
}
