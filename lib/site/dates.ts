import { TZDate } from "@date-fns/tz";
import { format, parseISO } from "date-fns";
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
  return inForm(date, language, "shortDate", { after: ", HH:mm (zzz)", zone });
};
