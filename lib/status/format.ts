import { formatInteger, type NumberForm } from "@/lib/site/figures";
import { fill } from "@/lib/site/fill";

/** Date and number formats of a language, as data that is part of the page that browsers load. */
export interface FormatWords {
  /** The months, separated by spaces. */
  months: string;
  /** `{day} {month}` */
  day: string;
  /** The first day of a month, in French "1er". */
  firstDay: string;
  /** `{day} {month} {year}, {time}` */
  moment: string;
  /** `{from} to {to}, {day}` */
  hour: string;
  /** `{number}` */
  percent: string;
  days: string;
  hours: string;
  minutes: string;
  underOneMinute: string;
  notMeasured: string;
  numbers: NumberForm;
}

/** A no-break space between a number and its unit. */
const gap = "\u00a0";

/** "14:05:00 UTC". */
export const clockTime = (iso: string) => `${new Date(iso).toISOString().slice(11, 19)} UTC`;

/** "14:05", in UTC. */
export const shortHour = (iso: string) => new Date(iso).toISOString().slice(11, 16);

/** Functions that format times and numbers in a language. The examples are English. */
export function formatsIn(words: FormatWords) {
  // Not with Intl, whose first use blocks a phone for some 60 ms.
  function inUtc(instant: Date) {
    const date = instant.getUTCDate();
    const day = date === 1 ? words.firstDay : String(date);
    const month = words.months.split(" ")[instant.getUTCMonth()] ?? "";
    return { day, month, year: String(instant.getUTCFullYear()), time: shortHour(instant.toISOString()) };
  }
  const number = (value: number | string) => String(value).replace(".", words.numbers.decimal);

  return {
    /** "Nov 20, 2026, 14:05 UTC" */
    moment: (iso: string) => fill(words.moment, inUtc(new Date(iso))),

    /** "14:00 to 15:00 UTC, 20 Nov" */
    hourSpan(iso: string): string {
      const start = new Date(iso);
      const { time: from, ...date } = inUtc(start);
      const { time: to } = inUtc(new Date(start.getTime() + 3_600_000));
      return fill(words.hour, { from, to, day: fill(words.day, date) });
    },

    /** "20 Nov" of "2026-11-20". */
    shortDay: (day: string) => fill(words.day, inUtc(new Date(`${day}T00:00:00Z`))),

    /** "5,049" */
    count: (value: number) => formatInteger(value, words.numbers),

    /** Milliseconds with three significant digits: "4.27 ms", "182 ms". */
    milliseconds(value: number | null): string {
      if (value === null) return words.notMeasured;
      return `${number(value < 100 ? Number(value.toPrecision(3)) : Math.round(value))}${gap}ms`;
    },

    /** A fraction as a percentage with two decimals; never rounded up to 100. */
    percentage(share: number | null): string {
      if (share === null) return words.notMeasured;
      const shown = share === 1 ? "100" : (Math.floor(share * 10_000) / 100).toFixed(2);
      return fill(words.percent, { number: number(shown) });
    },

    /** Seconds as "3 d 4 h 12 min". */
    duration(seconds: number): string {
      const minutes = Math.floor(seconds / 60);
      const parts = [
        [Math.floor(minutes / 1440), words.days],
        [Math.floor(minutes / 60) % 24, words.hours],
        [minutes % 60, words.minutes],
      ] as const;
      const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${gap}${unit}`);
      return shown.join(" ") || words.underOneMinute;
    },
  };
}

export type Formats = ReturnType<typeof formatsIn>;
