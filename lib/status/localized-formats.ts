import { inEachLanguage, type Language, type Translated } from "@/lib/site/language";
import { type Formats, formatsIn } from "./format";
import { formatWords } from "./words";

/** Date and number formats in every language. For the server. */
export const formats: Translated<Formats> = inEachLanguage((language) => formatsIn(formatWords(language)));

/** The heading of a month, e.g. "November 2026" of "2026-11". */
export function monthName(month: string, language: Language): string {
  const form = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const name = form.format(new Date(`${month}-01T00:00:00Z`));
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
