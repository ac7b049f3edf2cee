import type { Locale } from "date-fns";
import type { NumberForm } from "../figures";

/** Where a rule stands in a statute: article, paragraph and letter. [17, 3, "b"] is Art. 17(3)(b). */
export type Provision = readonly [article: number | string, paragraph?: number | string, letter?: string];

/** How one provision is written. English leaves "Art." to the whole citation. */
type Notation = (...provision: Provision) => string;

/** Everything that differs by language and is no text of a page. */
export interface LanguageDefinition {
  /** Its own name, as the switch writes it. */
  name: string;
  /** As link previews name it (Open Graph). */
  openGraph: string;
  /** The least width of the end of the header, as a class: a page that is painted half-read moves nothing. */
  headerEnd: string;
  /** What stands between a label and what it names. */
  colon: string;
  /** What stands between parts of a list that have commas of their own. */
  semicolon: string;
  numbers: NumberForm;
  /** Patterns of date-fns. */
  dates: {
    locale: Locale;
    /** Of the country in which most who read it live; null for the office's. */
    timeZone: string | null;
    date: string;
    month: string;
    /** Follows the day in the record of a case. */
    shortDate: string;
    /** The same, with the day first in every language. */
    shortDay: string;
  };
  citations: {
    /** As the institutions of the European Union cite in it. */
    european: Notation;
    /** As the Swiss Confederation does. */
    swiss: Notation;
    /** Between two provisions. */
    and: string;
  };
  authorities: {
    /** The authority of the country in which most who read it live, by its own name. */
    national: { name: string; href: string }[];
    /** The Swiss commissioner, who writes in the languages of the Confederation and in English. */
    swiss: string;
  };
}

/** A part of a citation; nothing where the provision has none. */
export const part = (before: string, value: number | string | undefined, after = ""): string =>
  value === undefined ? "" : `${before}${value}${after}`;

/** The article of the GDPR that lists definitions, which some languages cite by number. */
export const gdprDefinitions = 4;
