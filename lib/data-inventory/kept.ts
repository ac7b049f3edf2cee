import type { Language } from "@/lib/site/language";
import { mainLanguage } from "@/lib/site/language";
import type { Message } from "@/lib/site/message";

/** How long something is kept. */
export type Span =
  | { minutes: number }
  | { hours: number }
  | { days: number }
  | { months: number }
  | { years: number };

/** What carries its own end with it, since that is fixed when it is stored. */
export const ownExpiry = "own end";

/** A sentence about a period; `samples` is the one of single measurements. */
// biome-ignore lint/suspicious/noExplicitAny: each sentence says for itself which parts it has.
type OfPeriod = Message<any>;

/** What the data-retention page says of something, in one language. */
export interface KeptWords {
  data: string;
  what: string;
  /** The period in the table; as it is unless told. */
  keptFor?: OfPeriod;
  /** The row of the deletion schedule. Null where another row says it, or nothing of it is deleted by the clock. */
  ending: {
    /** Its name there, where that isn't its name elsewhere. */
    data?: string;
    /** What starts the clock. */
    clock: string;
    /** "After" the period unless told. */
    deleted?: OfPeriod;
    how: string;
  } | null;
}

/** Kept in the app, not by this website: no rule of this website ends it. */
export interface KeptElsewhere {
  period: Span;
  elsewhere: string;
}

/** Kept by this website: the rules that end it, by the names that the log gives them. */
export interface KeptHere {
  period: Span;
  rules: Record<string, Span | typeof ownExpiry>;
}

/** @returns e.g. "24 hours", "1 year" */
export function spanText(span: Span, language: Language = mainLanguage): string {
  const [units = "", count = 0] = Object.entries(span)[0] ?? [];
  const written = { style: "unit", unit: units.slice(0, -1), unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, written).format(count);
}

const daysIn = { minutes: 1 / 1440, hours: 1 / 24, days: 1, months: 365 / 12, years: 365 };

/** The length of a span in days, a month as a twelfth of a year. */
export const spanDays = (span: Span): number =>
  Object.entries(span).reduce((days, [unit, count]) => days + count * daysIn[unit as keyof typeof daysIn], 0);
