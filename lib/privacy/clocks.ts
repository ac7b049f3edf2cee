import { TZDate } from "@date-fns/tz";
import {
  addBusinessDays,
  addDays,
  addMonths,
  differenceInCalendarDays,
  differenceInDays,
  endOfDay,
  format,
  min,
} from "date-fns";
import { site } from "@/lib/site/brand";
import { type Appeal, type Law, lawOf, rightOf } from "./laws";
import type { Period } from "./laws/define-law";

const local = (date: Date) => new TZDate(date, site.timeZone);
const closeOfDay = (date: Date) => new Date(endOfDay(date).getTime());

/**
 * The last moment of the day on which a period ends, counted in the office's time zone. Of business days Saturdays and
 * Sundays are skipped, public holidays are not: the regulations don't say what a business day is, and counting a holiday
 * as one can only make us earlier.
 */
function endOf(from: Date, period: Period): Date {
  const start = local(from);
  if ("businessDays" in period) return closeOfDay(addBusinessDays(start, period.businessDays));
  if ("months" in period) return closeOfDay(addMonths(start, period.months));
  return closeOfDay(addDays(start, period.days));
}

/** The last moment of the day by which an answer is due: the earliest end of the right's clock. */
export function dueAt(law: Law, requestType: string, receivedAt: Date): Date {
  const { clock } = rightOf(law, requestType);
  return min(clock.within.map((period) => endOf(receivedAt, period)));
}

/** The due date after the one extension that the law allows, or null where it allows none. */
export function extendedDueAt(law: Law, requestType: string, receivedAt: Date): Date | null {
  return extendedFrom(law, requestType, dueAt(law, requestType, receivedAt));
}

/** When a request is due after the one extension, counted from when it was due; null where the law allows none. */
export function extendedFrom(law: Law, requestType: string, due: Date): Date | null {
  const { extension } = rightOf(law, requestType);
  return extension && endOf(due, extension.by);
}

/**
 * When a request is due whose clock stood still meanwhile: later by the whole days that it stood, in the office's time
 * zone. What was begun of a day isn't added, which can only make us earlier.
 */
export function dueAfterPause(due: Date, pausedAt: Date, resumedAt: Date): Date {
  const days = Math.max(0, differenceInDays(local(resumedAt), local(pausedAt)));
  return endOf(due, { days });
}

/** By when an appeal is decided, counted from its receipt; and until when it can be made, counted from the denial. */
export const decideBy = (appeal: Appeal, appealedAt: Date): Date => endOf(appealedAt, appeal.decidedWithin);
export const appealableUntil = (within: Appeal["requestWithin"], deniedAt: Date): Date =>
  endOf(deniedAt, within);

/** By when receipt has to be confirmed; null where the law has no date of its own for it. */
export function acknowledgeBy(law: Law, receivedAt: Date): Date | null {
  const { acknowledgement } = lawOf(law);
  return acknowledgement && endOf(receivedAt, acknowledgement.within);
}

/** Calendar days from one moment to another in the office's time zone; negative when `to` is before. */
export function calendarDays(from: Date, to: Date): number {
  return differenceInCalendarDays(local(to), local(from));
}

/** The first moment of a calendar year in the office's time zone. */
export function startOfYear(year: number): Date {
  return new Date(new TZDate(year, 0, 1, site.timeZone).getTime());
}

/** The calendar year of a moment in the office's time zone. */
export function yearOf(date: Date): number {
  return local(date).getFullYear();
}

/** The first moment of a calendar day of the office, given as yyyy-mm-dd. */
export function dayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, site.timeZone).getTime());
}

/** The office's calendar day of a moment, as yyyy-mm-dd. */
export function officeDay(date: Date): string {
  return format(local(date), "yyyy-MM-dd");
}
