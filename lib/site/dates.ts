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

/** A date as statutory mails and pages write it, in the office's time zone. */
export const longDate = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date");

/** A date where a table has little room: "Nov 20, 2026", in the office's time zone. */
export const shortDate = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "shortDate");

/** A month or a day of the calendar, in no zone: "2025-01" is "January 2025", "2024-01-01" is "January 1, 2024". */
export function calendarDate(written: string, language: Language = mainLanguage): string {
  const { locale, date, month } = languageDefinitions[language].dates;
  return format(parseISO(written), /^\d{4}-\d\d$/.test(written) ? month : date, { locale });
}

/** A moment as a page of the site says it, in UTC: "Nov 20, 2026, 14:05 UTC". */
export function utcTime(date: Date, language: Language = mainLanguage): string {
  const { locale, shortDay } = languageDefinitions[language].dates;
  return format(new TZDate(date, "UTC"), `${shortDay}, HH:mm 'UTC'`, { locale });
}

/** A moment in a document to be read, with the office's zone. */
export const longTime = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date", { after: ", HH:mm (zzz)" });

/** A moment as emails and a case's record write it, in the zone of most who read the language, or else the office's. */
export const exactTime = (date: Date, language: Language = mainLanguage): string => {
  const zone = languageDefinitions[language].dates.timeZone ?? site.timeZone;
  // In other languages it stands in the sentences of emails only, where a month isn't abbreviated.
  const form = language === mainLanguage ? "shortDate" : "date";
  return inForm(date, language, form, { after: ", HH:mm (zzz)", zone });
};

/** The same to the second, for what happens in a moment. */
export const exactSecond = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "shortDate", { after: ", HH:mm:ss (zzz)" });

/** How far away a moment is, for staff: "in 3 hours", "2 days ago". */
export const relativeTime = (date: Date, now: Date): string =>
  formatDistanceStrict(date, now, { addSuffix: true });

const offsetMs = (at: number) => tzOffset(site.timeZone, new Date(at)) * 60_000;

/** The office's clock at a moment as a datetime-local field takes it; seconds are left out when they are zero. */
export function toOfficeClock(date: Date): string {
  const second = new Date(date.getTime() + offsetMs(date.getTime())).toISOString().slice(0, 19);
  return second.endsWith(":00") ? second.slice(0, 16) : second;
}

/**
 * A moment that is written as the office's clock shows it, such as "2026-01-31T22:00". Of an hour that comes twice, when
 * clocks go back, it is the first.
 * @returns null for no moment, and for one that clocks going forward leave out
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

/** The office's distance from UTC at a moment: "-05:00". */
export const officeOffset = (date: Date): string => format(new TZDate(date, site.timeZone), "xxx");

/** The first and the last moment of a day of the office's calendar, written as yyyy-mm-dd. */
export function officeDayBounds(day: string): { first: Date; last: Date } {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const start = new TZDate(year, month - 1, date, site.timeZone);
  return { first: new Date(start.getTime()), last: new Date(addDays(start, 1).getTime() - 1) };
}
