import { TZDate, tzOffset } from "@date-fns/tz";
import { addDays, format, formatDistanceStrict, parseISO } from "date-fns";
import { site } from "./brand";
import { type Language, mainLanguage } from "./language";
import { languageDefinitions } from "./language-definitions";

function inForm(
  date: Date,
  language: Language,
  form: "date" | "shortDate",
  { after = "", zone = site.timeZone }: { after?: string; zone?: string } = {},
): string {
  const { locale, [form]: pattern } = languageDefinitions[language].dates;
  return format(new TZDate(date, zone), `${pattern}${after}`, { locale });
}

/** A date as in statutory emails and on pages, in the office's time zone. */
export const longDate = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date");

/** A short date for tables: "Nov 20, 2026", in the office's time zone. */
export const shortDate = (date: Date): string => inForm(date, mainLanguage, "shortDate");

/** A calendar month or day without a time zone: "2025-01" is "January 2025", "2024-01-01" is "January 1, 2024". */
export function calendarDate(written: string, language: Language = mainLanguage): string {
  const { locale, date, month } = languageDefinitions[language].dates;
  return format(parseISO(written), /^\d{4}-\d\d$/.test(written) ? month : date, { locale });
}

/** A time as shown on pages, in UTC: "Nov 20, 2026, 14:05 UTC". */
export function utcTime(date: Date, language: Language = mainLanguage): string {
  const { locale, shortDay } = languageDefinitions[language].dates;
  return format(new TZDate(date, "UTC"), `${shortDay}, HH:mm 'UTC'`, { locale });
}

/** A time in a document, with the office's time zone. */
export const longTime = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date", { after: ", HH:mm (zzz)" });

/**
 * A time in emails and a case's record, in the time zone of most readers of the language, or else the office's.
 * @param form in other languages it is only used in sentences of emails, where months aren't abbreviated
 */
export const exactTime = (
  date: Date,
  language: Language = mainLanguage,
  form: "date" | "shortDate" = language === mainLanguage ? "shortDate" : "date",
): string => {
  const { timeZone, timeOfDay } = languageDefinitions[language].dates;
  const zone = timeZone ?? site.timeZone;
  const after = timeOfDay(new TZDate(date, zone).getHours());
  return inForm(date, language, form, { after, zone });
};

/** The same with its weekday, for staff's planning: "Fri, Nov 20, 2026, 14:05 (EST)". */
export const weekdayTime = (date: Date): string =>
  `${format(new TZDate(date, site.timeZone), "EEE")}, ${exactTime(date)}`;

/** The same with seconds, for actions that are due in a moment. */
export const exactSecond = (date: Date): string =>
  inForm(date, mainLanguage, "shortDate", { after: ", HH:mm:ss (zzz)" });

/** The relative time for staff: "in 3 hours", "2 days ago", or "just now" if it rounds to zero seconds. */
export const relativeTime = (date: Date, now: Date): string =>
  Math.abs(date.getTime() - now.getTime()) < 500
    ? "just now"
    : formatDistanceStrict(date, now, { addSuffix: true });

const offsetMs = (at: number) => tzOffset(site.timeZone, new Date(at)) * 60_000;

/** A time in the office's time zone in the format of a datetime-local field; zero seconds are omitted. */
export function toOfficeClock(date: Date): string {
  const second = new Date(date.getTime() + offsetMs(date.getTime())).toISOString().slice(0, 19);
  return second.endsWith(":00") ? second.slice(0, 16) : second;
}

/**
 * Parses a time in the office's time zone, such as "2026-01-31T22:00". If an hour occurs twice, when daylight saving
 * ends, it is the first.
 * @returns null for an invalid time, and for one that the start of daylight saving skips
 */
export function fromOfficeClock(written: string): Date | null {
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)$/.exec(written);
  const wall = parts ? Date.parse(`${parts[1]}T${parts[2]}Z`) : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const day = 86_400_000;
  const candidates = [wall - day, wall + day]
    .map((near) => wall - offsetMs(near))
    .filter((at) => at + offsetMs(at) === wall);
  return candidates.length > 0 ? new Date(Math.min(...candidates)) : null;
}

/** The start of a UTC hour, whatever the machine's time zone. */
export function utcHour(date: Date): Date {
  const hour = new Date(date);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** The office's UTC offset at a given time: "-05:00". */
export const officeOffset = (date: Date): string => format(new TZDate(date, site.timeZone), "xxx");

/** The first and last moment of a day in the office's time zone, given as yyyy-mm-dd. */
export function officeDayBounds(day: string): { first: Date; last: Date } {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const start = new TZDate(year, month - 1, date, site.timeZone);
  return { first: new Date(start.getTime()), last: new Date(addDays(start, 1).getTime() - 1) };
}
