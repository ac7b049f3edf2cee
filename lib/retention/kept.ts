/** How long something is kept. */
export type Span =
  | { minutes: number }
  | { hours: number }
  | { days: number }
  | { months: number }
  | { years: number };

/** What carries its own end with it, since that is fixed when it is stored. */
export const ownEnd = "own end";

/** The row of the deletion schedule. */
interface Ending {
  /** Its name there, where that isn't its name elsewhere. */
  data?: string;
  /** What starts the clock. */
  clock: string;
  /** "After" the period unless told. */
  deleted?: (period: string) => string;
  how: string;
}

/** Something that the data-retention page promises an end. */
export interface Kept {
  data: string;
  what: string;
  period: Span;
  /** The period in the table; as it is unless told. */
  keptFor?: (period: string) => string;
  /** Null where another row of the schedule says it, or nothing of it is deleted by the clock. */
  ending: Ending | null;
}

/** Kept in the app, not by this website: no rule of this website ends it. */
export type KeptElsewhere = Kept & { elsewhere: string };

/** Kept by this website: the rules that end it, by the names that the log gives them. */
export type KeptHere = Kept & { rules: Record<string, Span | typeof ownEnd> };

/** @returns e.g. "24 hours", "1 year" */
export function spanText(span: Span): string {
  const [unit = "", count = 0] = Object.entries(span)[0] ?? [];
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

const daysIn = { minutes: 1 / 1440, hours: 1 / 24, days: 1, months: 365 / 12, years: 365 };

/** The length of a span in days, a month as a twelfth of a year. */
export const spanDays = (span: Span): number =>
  Object.entries(span).reduce((days, [unit, count]) => days + count * daysIn[unit as keyof typeof daysIn], 0);
