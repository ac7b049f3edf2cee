import { TZDate } from "@date-fns/tz";
import { addBusinessDays, addDays, addMonths, differenceInDays, endOfDay, format, min } from "date-fns";
import { type Appeal, type Law, lawOf, rightOf, timeZonesOf } from "@/lib/privacy/laws";
import type { Period } from "@/lib/privacy/laws/define-law";
import { site } from "@/lib/site/brand";
import { mainLanguage } from "@/lib/site/language";
import { officeTime } from "@/lib/site/office-time";

const closeOfDay = (date: Date) => new Date(endOfDay(date).getTime());

function addPeriod(start: TZDate, period: Period): Date {
  if ("businessDays" in period) return addBusinessDays(start, period.businessDays);
  if ("months" in period) return addMonths(start, period.months);
  return addDays(start, period.days);
}

/** The calendar day, as yyyy-mm-dd, on which a period ends that begins at a time in a zone. */
function lastDay(from: Date, period: Period, timeZone: string): string {
  const start = new TZDate(from, timeZone);
  return format(addPeriod(start, period), "yyyy-MM-dd");
}

function closeOfDayIn(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return closeOfDay(new TZDate(year, month - 1, date, timeZone));
}

/**
 * The last moment of the day on which a period ends: of the zones' days the earliest, ending where midnight comes first.
 * Business days leave out Saturdays and Sundays, but not public holidays: most laws don't define them, and counting a holiday
 * can only make the date earlier.
 */
function endOf(from: Date, period: Period, timeZones: readonly string[] = [site.timeZone]): Date {
  const day = timeZones.map((zone) => lastDay(from, period, zone)).toSorted()[0] ?? "";
  return min(timeZones.map((zone) => closeOfDayIn(day, zone)));
}

/** The properties of a request that decide how its days are counted. */
interface DeadlineInput {
  law: Law;
  requestType: string;
  region?: string | null;
}

/** The last moment of the day by which an answer is due: the earliest end of the right's clock. */
export function computeDueAt(request: DeadlineInput & { receivedAt: Date }): Date {
  const { law, requestType, receivedAt, region } = request;
  const { clock } = rightOf(law, requestType, mainLanguage, region);
  const zones = timeZonesOf(law, region);
  return min(clock.within.map((period) => endOf(receivedAt, period, zones)));
}

/** When a request is due after the one extension, counted from when it was due; null where the law allows none. */
export function extendDueDate({ law, requestType, region }: DeadlineInput, due: Date): Date | null {
  const { extension } = rightOf(law, requestType, mainLanguage, region);
  return extension && endOf(due, extension.by, timeZonesOf(law, region));
}

/**
 * The due date after a pause: later by the whole days of the pause, in the office's time zone. A day that was begun isn't
 * added, which can only make the date earlier.
 */
export function dueAfterPause(
  { law, region }: Omit<DeadlineInput, "requestType">,
  due: Date,
  pausedAt: Date,
  resumedAt: Date,
): Date {
  const days = Math.max(0, differenceInDays(officeTime(resumedAt), officeTime(pausedAt)));
  return endOf(due, { days }, timeZonesOf(law, region));
}

/** By when an appeal is decided, counted from its receipt; and until when it can be made, counted from the denial. */
export const computeDecideBy = (appeal: Appeal, appealedAt: Date, timeZones?: readonly string[]): Date =>
  endOf(appealedAt, appeal.decidedWithin, timeZones);
export const appealableUntil = (within: Appeal["requestWithin"], deniedAt: Date): Date =>
  endOf(deniedAt, within);

/** The date by which receipt must be confirmed; null if the law doesn't set one. */
export function computeAcknowledgeBy(law: Law, receivedAt: Date): Date | null {
  const { acknowledgement } = lawOf(law);
  return acknowledgement && endOf(receivedAt, acknowledgement.within, timeZonesOf(law));
}

/** What is due on one of so many calendar days after today counts as due soon. */
export const dueSoonDays = 7;

/** When something due soon is due, for the database: from now to the end of the last of those days at the office. */
export const dueSoon = (now: Date) => ({ gte: now, lte: closeOfDay(addDays(officeTime(now), dueSoonDays)) });
