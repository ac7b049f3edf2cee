import type { Locale } from "date-fns";
import type { NumberForm } from "../figures";

/** A provision: article, paragraph and letter. [17, 3, "b"] is Art. 17(3)(b). */
export type Provision = readonly [article: number | string, paragraph?: number | string, letter?: string];

/** How one provision is written. English leaves "Art." to the whole citation. */
type Notation = (...provision: Provision) => string;

/** Everything except text that differs by language. */
export interface LanguageDefinition {
  /** Its own name, as the switch writes it. */
  name: string;
  /** As link previews name it (Open Graph). */
  openGraph: string;
  /**
   * The minimum width of the end of the header, as a class, so that nothing moves if a page is painted before it is
   * complete.
   */
  headerEnd: string;
  /** The separator after a label. */
  colon: string;
  /** The separator of list items that contain commas. */
  semicolon: string;
  /** Between a number and its unit in a period. */
  unitSpace: string;
  /** A rounded figure that is exceeded, such as "10M+". */
  orMore: (figure: string) => string;
  numbers: NumberForm;
  /** Patterns of date-fns. */
  dates: {
    locale: Locale;
    /** The time zone of the country where most readers live; null for the office's. */
    timeZone: string | null;
    date: string;
    /** The time of day after `date` in a sentence, by its hour: Spanish has another article at one. */
    timeOfDay: (hour: number) => string;
    month: string;
    /** Follows the day in the record of a case. */
    shortDate: string;
    /** The same, with the day first in every language. */
    shortDay: string;
  };
  citations: {
    /** The notation of the European Union's institutions. */
    european: Notation;
    /** The notation of the Swiss Confederation. */
    swiss: Notation;
    /** Between two provisions. */
    and: string;
    /** Between two paragraphs of one article. */
    andParagraph: (article: Provision[0]) => string;
  };
  authorities: {
    /** The authority of the country where most readers of the language live, by its own name. */
    national: { name: string; href: string }[];
    /** The Swiss commissioner, whose site is in the Confederation's languages and in English. */
    swiss: string;
  };
}

/** A part of a citation; empty if the provision has none. */
export const part = (before: string, value: number | string | undefined, after = ""): string =>
  value === undefined ? "" : `${before}${value}${after}`;

/** The article of the GDPR that lists definitions, which some languages cite by number. */
export const gdprDefinitions = 4;
