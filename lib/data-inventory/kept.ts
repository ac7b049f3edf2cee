import type { Language } from "@/lib/site/language";
import { mainLanguage } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import type { Message } from "@/lib/site/message";

/** A retention period. */
export type Span =
  | { minutes: number }
  | { hours: number }
  | { days: number }
  | { months: number }
  | { years: number };

/** For data with its own expiry, which is fixed when it is stored. */
export const ownExpiry = "own end";

/** A sentence about a period; `samples` is the one of single measurements. */
// biome-ignore lint/suspicious/noExplicitAny: each sentence says for itself which parts it has.
type OfPeriod = Message<any>;

/** The data-retention page's text about a kind of data, in one language. */
export interface KeptWords {
  data: string;
  what: string;
  /** The period in the table, if it needs its own sentence. */
  keptFor?: OfPeriod;
  /** The row in the deletion schedule. Null if another row covers it, or if nothing is deleted by time. */
  ending: {
    /** Its name there, if it differs. */
    data?: string;
    /** What starts the period. */
    clock: string;
    /** The default is "after" the period. */
    deleted?: OfPeriod;
    how: string;
  } | null;
}

/** Kept in the app, not by this website, so no rule of this website deletes it. */
export interface KeptElsewhere {
  period: Span;
  elsewhere: string;
}

/** Kept by this website: the rules that delete it, as named in the log. */
export interface KeptHere {
  period: Span;
  rules: Record<string, Span | typeof ownExpiry>;
}

/** @returns e.g. "24 hours", "1 year" */
export function spanText(span: Span, language: Language = mainLanguage): string {
  const [units = "", count = 0] = Object.entries(span)[0] ?? [];
  const written = { style: "unit", unit: units.slice(0, -1), unitDisplay: "long" } as const;
  const text = new Intl.NumberFormat(language, written).format(count);
  // CLDR is not consistent: French has a no-break space before "jours" and a plain one before "ans".
  return text.replace(" ", languageDefinitions[language].unitSpace);
}

const daysIn = { minutes: 1 / 1440, hours: 1 / 24, days: 1, months: 365 / 12, years: 365 };

/** The length of a period in days; a month is a twelfth of a year. */
export const spanDays = (span: Span): number =>
  Object.entries(span).reduce((days, [unit, count]) => days + count * daysIn[unit as keyof typeof daysIn], 0);
