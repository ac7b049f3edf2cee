import { describe, expect, it } from "vitest";
import { computeDueAt, dueSoon, dueSoonDays, extendDueDate } from "@/lib/privacy/core/deadlines";
import { allRegionsOf, type Law, laws, requestTypesOf, rightOf, timeZonesOf } from "@/lib/privacy/laws";
import { calendarDays } from "@/lib/site/office-time";

/**
 * An independent implementation of the deadlines in docs/privacy-law.md, without code or libraries that the site uses:
 * days are numbers since 1970, and time zones come from Intl.
 */
const office = "America/New_York";
/** The time zone of persons, and the days for most requests and for the extension; null as under the GDPR. */
const rules: Record<Law, [zone: string | null, days: number | null]> = {
  gdpr: ["Europe/Helsinki", null],
  "uk-gdpr": ["Europe/London", null],
  fadp: ["Europe/Zurich", 30],
  ccpa: ["America/Los_Angeles", 45],
  "us-states": ["America/Los_Angeles", 45],
  elsewhere: [null, null],
};
const states: Record<string, string> = { VA: office, TX: "America/Denver", OR: "America/Los_Angeles" };
const countries: Record<
  string,
  [zone: string, days: number | "20 working days" | null, more: number | "20 working days" | null]
> = {
  BRA: ["America/Sao_Paulo", 15, null],
  CAN: ["America/St_Johns", 30, 30],
  QC: ["America/Toronto", 30, null],
  NZL: ["Pacific/Auckland", "20 working days", "20 working days"],
  KOR: ["Asia/Seoul", 10, null],
};

const dayMs = 86_400_000;
const writers = new Map<string, Intl.DateTimeFormat>();
function dayIn(zone: string, at: number): number {
  const options = { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const writer = writers.get(zone) ?? new Intl.DateTimeFormat("en-CA", options);
  writers.set(zone, writer);
  return Date.parse(`${writer.format(at)}T00:00:00Z`) / dayMs;
}

/** The same days end for many requests, so each end is found once. */
const ends = new Map<string, number>();
function endOfDay(zone: string, day: number): number {
  const key = `${zone} ${day}`;
  const end = ends.get(key) ?? findEndOfDay(zone, day);
  ends.set(key, end);
  return end;
}

/**
 * The last millisecond of a day in a time zone, by binary search, because daylight saving moves midnight. Days begin on a
 * quarter of an hour of UTC in every zone.
 */
function findEndOfDay(zone: string, day: number): number {
  const quarter = dayMs / 96;
  let [low, high] = [(day - 1) * 96, (day + 2.5) * 96];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(zone, middle * quarter) <= day) low = middle;
    else high = middle;
  }
  return high * quarter - 1;
}

function afterMonths(day: number, count: number): number {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / dayMs;
}

function afterWorkingDays(day: number, count: number): number {
  let [end, left] = [day, count];
  while (left > 0) {
    end += 1;
    // 1970-01-01 was a Thursday.
    const weekday = (((end + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return end;
}

type Count = (day: number) => number;
const days =
  (count: number): Count =>
  (day) =>
    day + count;
const months =
  (count: number): Count =>
  (day) =>
    afterMonths(day, count);
const working =
  (count: number): Count =>
  (day) =>
    afterWorkingDays(day, count);

interface Rule {
  first: Count[];
  more: Count | null;
}

function ruleOf(law: Law, type: string, region: string | null): Rule {
  if (type === "opt-out" || type === "limit") return { first: [working(15)], more: null };
  if (type === "complaint") return { first: [days(30)], more: null };
  const [, fixed] = rules[law];
  if (fixed) return { first: [days(fixed)], more: days(fixed) };
  const european = [days(type === "objection" ? 21 : 30), months(1)];
  const [, own, more] = countries[region ?? ""] ?? [];
  const count = (length: number | "20 working days") =>
    typeof length === "number" ? days(length) : working(20);
  if (!own) return { first: european, more: months(2) };
  return { first: [count(own), ...european], more: more ? count(more) : null };
}

function zonesOf(law: Law, region: string | null): string[] {
  const theirs = region ? (states[region] ?? countries[region]?.[0] ?? null) : rules[law][0];
  return theirs ? [office, theirs] : [office];
}

const closing = (at: number, count: Count, inZones: string[]): number => {
  const day = Math.min(...inZones.map((zone) => count(dayIn(zone, at))));
  return Math.min(...inZones.map((zone) => endOfDay(zone, day)));
};

function expected(law: Law, type: string, region: string | null, received: Date) {
  const { first, more } = ruleOf(law, type, region);
  const inZones = zonesOf(law, region);
  const due = Math.min(...first.map((count) => closing(received.getTime(), count, inZones)));
  return { due: new Date(due), extended: more && new Date(closing(due, more, inZones)) };
}

interface Kind {
  law: Law;
  type: string;
  region: string | null;
}

const kinds: Kind[] = laws.flatMap(({ id }) => {
  const regions = id === "us-states" ? ["VA", "TX", "OR"] : id === "elsewhere" ? Object.keys(countries) : [];
  return [null, ...regions].flatMap((region) =>
    [...requestTypesOf(id), "complaint"].map((type) => ({ law: id as Law, type: String(type), region })),
  );
});

function clockOf({ law, type, region }: Kind): string {
  const { clock, extension } = rightOf(law, type, "en", region);
  return JSON.stringify([clock.within, extension?.by, timeZonesOf(law, region)]);
}

/** One kind for each combination of periods and time zones: the others' random dates would repeat its calculations. */
const ofEachClock = new Set(new Map(kinds.map((kind) => [clockOf(kind), kind])).values());

/** Dates where counting goes wrong: ends of months, leap days, daylight saving, weekends, holidays, evenings. */
const known = [
  ...["2026-01-29T15:00:00Z", "2026-01-30T15:00:00Z", "2026-01-31T15:00:00Z", "2026-02-01T15:00:00Z"],
  ...["2026-02-10T22:30:00Z", "2026-02-28T15:00:00Z", "2026-03-01T15:00:00Z", "2026-03-05T15:00:00Z"],
  ...["2026-03-08T06:59:00Z", "2026-03-08T07:01:00Z", "2026-03-28T23:30:00Z", "2026-03-29T00:30:00Z"],
  ...["2026-03-31T21:59:00Z", "2026-03-31T22:01:00Z", "2026-04-10T22:30:00Z", "2026-05-31T15:00:00Z"],
  ...["2026-06-19T15:00:00Z", "2026-07-30T15:00:00Z", "2026-08-31T15:00:00Z", "2026-09-30T15:00:00Z"],
  ...["2026-10-01T15:00:00Z", "2026-10-25T00:30:00Z", "2026-10-31T15:00:00Z", "2026-11-01T05:30:00Z"],
  ...["2026-11-24T05:30:00Z", "2026-11-24T06:30:00Z", "2026-11-25T15:00:00Z", "2026-11-26T15:00:00Z"],
  ...["2026-12-21T15:00:00Z", "2026-12-25T15:00:00Z", "2026-12-31T15:00:00Z", "2028-01-30T15:00:00Z"],
  ...["2028-01-31T15:00:00Z", "2028-02-29T15:00:00Z"],
].map((date) => new Date(date));

/** A fixed pseudorandom sequence of 200 times over ten years. */
function random(count: number): Date[] {
  let seed = 20_261_124;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return new Date(Date.UTC(2025, 0, 1) + Math.floor((seed / 2_147_483_648) * 3652 * dayMs));
  });
}

describe("deadlines, calculated independently", () => {
  it("include 34 known and 200 random dates, and the periods of every country with its own", () => {
    expect([known.length, random(200).length]).toEqual([34, 200]);
    const own = allRegionsOf("elsewhere").filter(({ periods }) => periods !== null);
    expect(own.map(({ code }) => code).toSorted()).toEqual(Object.keys(countries).toSorted());
  });

  it.each(kinds)("$law $type $region", (kind) => {
    const { law, type, region } = kind;
    const dates = ofEachClock.has(kind) ? [...known, ...random(200)] : known;
    const wrong = dates.flatMap((received) => {
      const { due, extended } = expected(law, type, region, received);
      const found = computeDueAt({ law, requestType: type, receivedAt: received, region });
      const later = extendDueDate({ law, requestType: type, region }, found);
      const isRight = found.getTime() === due.getTime() && later?.getTime() === extended?.getTime();
      return isRight ? [] : [{ received, found: [found, later], expected: [due, extended] }];
    });
    // All dates were checked; the difference of the first wrong one is enough to read.
    expect({ wrong: wrong.length, first: wrong[0] }).toEqual({ wrong: 0, first: undefined });
  });
});

it("“due soon” counts calendar days in the office’s time zone, as the list’s rows do", () => {
  // Evening at the office, the next day in UTC.
  const now = new Date("2027-03-10T02:30:00Z");
  const { gte, lte } = dueSoon(now);
  expect(gte).toEqual(now);
  for (const [at, days] of [
    ["2027-03-17T03:59:59Z", 7],
    ["2027-03-17T04:00:00Z", 8],
  ] as const) {
    expect(calendarDays(now, new Date(at))).toBe(days);
    expect(new Date(at) <= lte).toBe(days <= dueSoonDays);
  }
});
