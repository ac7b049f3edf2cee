import { officeClock } from "@/lib/site/brand";
import { exactTime, fromOfficeClock, toOfficeClock } from "@/lib/site/dates";
import { UsageError } from "./command";

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;

/** Parses a duration such as 90m, 2h, 1h30m or 2d. @returns milliseconds @throws UsageError */
export function parseDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) {
    throw new UsageError(`“${text}” is not a length of time. Use 45m, 2h, 1h30m or 2d.`);
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}

/** @throws UsageError for a time that daylight saving skips */
function onOfficeClock(text: string): Date {
  const moment = fromOfficeClock(text.replace(/[.]\d+$/, ""));
  if (!moment)
    throw new UsageError(
      `“${text.replace("T", " ")}” doesn’t exist in ${officeClock}, because clocks go forward then.`,
    );
  return moment;
}

const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * When the office's clocks show a time of day, from two days before `now` to two days after. Goes by dates: a day on which clocks change
 * doesn't have 24 hours, and may not have the time at all.
 */
function nearbyTimes(clock: RegExpExecArray, now: Date): Date[] {
  const [, hour = "", minute] = clock;
  const today = Date.parse(toOfficeClock(now).slice(0, 10));
  return [-2, -1, 0, 1, 2]
    .map((days) => new Date(today + days * units.d).toISOString().slice(0, 10))
    .map((day) => fromOfficeClock(`${day}T${hour.padStart(2, "0")}:${minute}`))
    .filter((moment) => moment !== null);
}

/**
 * Parses a time: "04:30" (the next one in the office's time zone), "2026-01-31 18:00" (in the office's time zone), or
 * an ISO date with a zone.
 * @throws UsageError
 */
export function parseTime(text: string, now: Date): Date {
  const clock = timeOfDay.exec(text);
  const next = clock && nearbyTimes(clock, now).find((moment) => moment > now);
  if (next) return next;
  const dated = text.replace(
    /^(\d{4}-\d\d-\d\d)[ T](\d:)?/,
    (_, day, hour = "") => `${day}T${hour && `0${hour}`}`,
  );
  const isDated = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([.]\d+)?(Z|[+-]\d\d:?\d\d)?$/.test(dated);
  const isOffices = isDated && !/(Z|[+-]\d\d:?\d\d)$/.test(dated);
  if (isOffices && !Number.isNaN(Date.parse(`${dated}Z`))) return onOfficeClock(dated);
  const moment = new Date(isDated ? dated : Number.NaN);
  if (Number.isNaN(moment.getTime())) {
    if (/^\d{4}-\d\d-\d\d$/.test(text))
      throw new UsageError(`“${text}” is not a time. Add one to the date, such as "${text} 18:00".`);
    throw new UsageError(`“${text}” is not a time. Use 04:30, "2026-01-31 18:00" or 2026-01-31T18:00:00Z.`);
  }
  return moment;
}

/** Like `parseTime`, but a time of day means the last one. @throws UsageError */
export function pastMoment(text: string, now: Date): Date {
  const clock = timeOfDay.exec(text);
  return (clock && nearbyTimes(clock, now).findLast((moment) => moment <= now)) ?? parseTime(text, now);
}

interface Times {
  until?: string;
  for?: string;
}

/**
 * The end given by --until or --for; null if neither is set.
 * @param start the base for a duration and for the next time of day
 * @param early the error if the end isn't after the start
 * @throws UsageError
 */
export function parseEnd(
  { until, for: length }: Times,
  start: Date,
  early = `${until} has already passed.`,
): string | null {
  if (until !== undefined && length !== undefined) throw new UsageError("Give --until or --for, not both.");
  if (length !== undefined) return new Date(start.getTime() + parseDuration(length)).toISOString();
  if (until === undefined) return null;
  const end = parseTime(until, start);
  if (end <= start) throw new UsageError(early);
  return end.toISOString();
}

/** Formats minutes for people: "45 min", "2 h 5 min", "7 days", "2 days 3 h". */
function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  const days = `${Math.floor(hours / 24)} days`;
  return hours % 24 === 0 ? days : `${days} ${hours % 24} h`;
}

/** A stored time in the office's time zone, with the relative time. */
export function describeMoment(iso: string, now: Date, written = exactTime): string {
  const moment = new Date(iso);
  const local = written(moment);
  const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return `${local}, which has passed`;
  return `${local}, in ${minutes === 0 ? "less than a minute" : formatDuration(minutes)}`;
}
