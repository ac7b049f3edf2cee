import type { Period } from "@/lib/privacy/laws/define-law";
import { lawOverviewWords, type OverviewWords } from "@/lib/privacy/words/law-overview-words";
import { type Language, mainLanguage } from "@/lib/site/language";

type PeriodUnits = OverviewWords["periods"]["alone"];

function periodPhrase(forms: PeriodUnits, period: Period): string {
  if ("businessDays" in period) return forms.businessDays({ count: period.businessDays });
  if ("months" in period) return forms.months({ count: period.months });
  return forms.days({ count: period.days });
}

/** @returns e.g. "30 days", "15 business days", "one calendar month" */
export const periodText = (period: Period, language: Language = mainLanguage): string =>
  periodPhrase(lawOverviewWords[language].periods.alone, period);

/** A period as written after "within": in German "30 Tagen". */
export const periodWithin = (period: Period, language: Language = mainLanguage): string =>
  periodPhrase(lawOverviewWords[language].periods.within, period);
