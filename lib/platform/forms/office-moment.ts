import { fromOfficeClock, toOfficeClock } from "@/lib/site/dates";
import { skippedMark } from "./fields";

/** An ISO moment as a datetime-local field takes it, on the office's clock; empty for none. */
export const officeInput = (iso: string | null): string => (iso === null ? "" : toOfficeClock(new Date(iso)));

/**
 * A moment typed on the office's clock, "2026-01-31T22:00" as browsers send it, as an ISO moment; anything else is left to
 * fail. One that the clocks leave out says so (momentError).
 */
export function officeMoment(value: unknown): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(value.trim())) return value;
  const date = fromOfficeClock(value.trim());
  if (date) return date.toISOString().replace(".000Z", "Z");
  return Number.isNaN(Date.parse(`${value.trim().replace(" ", "T")}Z`))
    ? value
    : `${value.trim()}${skippedMark}`;
}
