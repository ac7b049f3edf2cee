import { TZDate } from "@date-fns/tz";
import { format, type Locale, parseISO } from "date-fns";
import { de } from "date-fns/locale/de";
import { enUS } from "date-fns/locale/en-US";
import { es } from "date-fns/locale/es";
import { fr } from "date-fns/locale/fr";
import { site } from "./brand";
import { type Language, mainLanguage, type Translated } from "./language";

interface DateForms {
  locale: Locale;
  date: string;
  month: string;
  /** Follows the day in the record of a case. */
  shortDate: string;
  /** The same, with the day first in every language. */
  shortDay: string;
}

const forms: Translated<DateForms> = {
  en: {
    locale: enUS,
    date: "MMMM d, yyyy",
    month: "MMMM yyyy",
    shortDate: "MMM d, yyyy",
    shortDay: "d MMM yyyy",
  },
  de: {
    locale: de,
    date: "d. MMMM yyyy",
    month: "MMMM yyyy",
    shortDate: "d. MMM yyyy",
    shortDay: "d. MMM yyyy",
  },
  fr: {
    locale: fr,
    date: "do MMMM yyyy",
    month: "MMMM yyyy",
    shortDate: "do MMM yyyy",
    shortDay: "do MMM yyyy",
  },
  es: {
    locale: es,
    date: "d 'de' MMMM 'de' yyyy",
    month: "MMMM 'de' yyyy",
    shortDate: "d MMM yyyy",
    shortDay: "d MMM yyyy",
  },
};

function inForm(date: Date, language: Language, form: "date" | "shortDate", after = ""): string {
  const { locale, [form]: pattern } = forms[language];
  return format(new TZDate(date, site.timeZone), `${pattern}${after}`, { locale });
}

/** A date as statutory mails and pages write it, in the office's time zone. */
export const longDate = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date");

/** A month or a day of the calendar, in no zone: "2025-01" is "January 2025", "2024-01-01" is "January 1, 2024". */
export function calendarDate(written: string, language: Language = mainLanguage): string {
  const { locale, date, month } = forms[language];
  return format(parseISO(written), /^\d{4}-\d\d$/.test(written) ? month : date, { locale });
}

/** A moment as a page of the site says it, in UTC: "20 Nov 2026, 14:05 UTC". */
export function utcTime(date: Date, language: Language = mainLanguage): string {
  const { locale, shortDay } = forms[language];
  return format(new TZDate(date, "UTC"), `${shortDay}, HH:mm 'UTC'`, { locale });
}

/** A moment in a document to be read, with the office's zone. */
export const longTime = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "date", ", HH:mm (zzz)");

/** A moment as a case's record writes it, with the office's zone. */
export const exactTime = (date: Date, language: Language = mainLanguage): string =>
  inForm(date, language, "shortDate", ", HH:mm (zzz)");
