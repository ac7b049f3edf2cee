import { TZDate } from "@date-fns/tz";
import { differenceInCalendarDays, format } from "date-fns";
import { site } from "./brand";

/** The calendar in the office's time zone. */

/** A moment as the office's clock shows it. */
export const officeTime = (date: Date) => new TZDate(date, site.timeZone);

/** Calendar days from one moment to another in the office's time zone; negative when `to` is before. */
export function calendarDays(from: Date, to: Date): number {
  return differenceInCalendarDays(officeTime(to), officeTime(from));
}

/** The first moment of a calendar year in the office's time zone. */
export function startOfYear(year: number): Date {
  return new Date(new TZDate(year, 0, 1, site.timeZone).getTime());
}

/** The calendar year of a moment in the office's time zone. */
export function yearOf(date: Date): number {
  return officeTime(date).getFullYear();
}

/** The start of a calendar day, given as yyyy-mm-dd, in the office's time zone. */
export function dayStart(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, site.timeZone).getTime());
}

/** The calendar day of a moment in the office's time zone, as yyyy-mm-dd. */
export function officeDay(date: Date): string {
  return format(officeTime(date), "yyyy-MM-dd");
}

/** The hour of a moment in the office's time zone, 0 to 23. */
export function officeHour(date: Date): number {
  return officeTime(date).getHours();
}
