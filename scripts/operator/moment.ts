import { UsageError } from "./command";

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const;

/** A length such as 90m, 2h, 1h30m or 2d, in milliseconds. @throws UsageError */
export function lengthOf(text: string): number {
  const parts = [...text.matchAll(/(\d+)([dhms])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) {
    throw new UsageError(`“${text}” is not a length of time. Use 45m, 2h, 1h30m or 2d.`);
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0);
}

/**
 * A moment as a person types it: "04:30" (the next one on this machine's clock), "2026-01-31 18:00" (this machine's
 * time zone), or an ISO moment with its zone.
 * @throws UsageError
 */
export function momentOf(text: string, now: Date): Date {
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (clock) {
    const moment = new Date(now);
    moment.setHours(Number(clock[1]), Number(clock[2]), 0, 0);
    if (moment <= now) moment.setDate(moment.getDate() + 1);
    return moment;
  }
  const isDated = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?([.]\d+)?(Z|[+-]\d\d:?\d\d)?$/.test(text);
  const moment = new Date(isDated ? text.replace(" ", "T") : Number.NaN);
  if (Number.isNaN(moment.getTime())) {
    throw new UsageError(`“${text}” is not a time. Use 04:30, "2026-01-31 18:00" or 2026-01-31T18:00:00Z.`);
  }
  return moment;
}

interface Times {
  until?: string;
  for?: string;
}

/**
 * The end that --until or --for names; null without either.
 * @param start what a length, and the next time of day, count from
 * @param early the sentence for an end that isn't after the start
 * @throws UsageError
 */
export function endOf(
  { until, for: length }: Times,
  start: Date,
  early = `${until} has already passed.`,
): string | null {
  if (until !== undefined && length !== undefined) throw new UsageError("Give --until or --for, not both.");
  if (length !== undefined) return new Date(start.getTime() + lengthOf(length)).toISOString();
  if (until === undefined) return null;
  const end = momentOf(until, start);
  if (end <= start) throw new UsageError(early);
  return end.toISOString();
}

/** A stored moment in words: local time, and how far away. */
export function inWords(iso: string, now: Date): string {
  const moment = new Date(iso);
  const local = moment.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
  const minutes = Math.round((moment.getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return `${local}, which has passed`;
  return `${local}, in ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
