import { type OverviewWords, overviewWords } from "@/lib/privacy/cases/overview-words";
import type { Period } from "@/lib/privacy/laws/define-law";
import { inEachLanguage, type Language, mainLanguage } from "@/lib/site/language";

type PeriodUnits = OverviewWords["periods"]["alone"];

function say(forms: PeriodUnits, period: Period): string {
  if ("businessDays" in period) return forms.businessDays({ count: period.businessDays });
  if ("months" in period) return forms.months({ count: period.months });
  return forms.days({ count: period.days });
}

/** @returns e.g. "30 days", "15 business days", "one calendar month" */
export const periodText = (period: Period, language: Language = mainLanguage): string =>
  say(overviewWords[language].periods.alone, period);

/** A period as written after "within": in German "30 Tagen". */
export const periodWithin = (period: Period, language: Language = mainLanguage): string =>
  say(overviewWords[language].periods.within, period);

/** Lists of a language: "a, b and c", and "a or b". English follows the site's spelling. */
export const listsOf = inEachLanguage((language) => {
  const locale = language === mainLanguage ? "en-GB" : language;
  return {
    and: new Intl.ListFormat(locale, { type: "conjunction" }),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
});
