import { TZDate } from "@date-fns/tz";
import { addMonths, format } from "date-fns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appealableUntil,
  computeAcknowledgeBy,
  computeDecideBy,
  computeDueAt,
} from "@/lib/privacy/core/deadlines";
import { type Law, lawOf, type PrivacyRequestType, requestTypesOf } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { calendarDays, startOfYear, yearOf } from "@/lib/site/office-time";
import { computeExtendedDueAt } from "@/tests/support/extended-due-date";

/** The day in the office's time zone. */
const wall = (date: Date | null) => date && format(new TZDate(date, "America/New_York"), "EEE yyyy-MM-dd");
/** A day ends when it ends for the office or for the person, whichever is first: deadlines.test.ts tests the hours. */
const closing = (day: string) => day;

type Row = [what: string, law: Law, type: PrivacyRequestType, received: string, due: string];

const due: Row[] = [
  ["30 days end before a month of 31 days", "gdpr", "access", "2026-03-10T15:00:00Z", "Thu 2026-04-09"],
  ["a month and 30 days are the same", "gdpr", "deletion", "2026-04-10T15:00:00Z", "Sun 2026-05-10"],
  ["the month ends before 30 days in February", "gdpr", "access", "2027-02-01T15:00:00Z", "Mon 2027-03-01"],
  ["a month from January 31", "gdpr", "access", "2027-01-31T15:00:00Z", "Sun 2027-02-28"],
  ["the same in a leap year", "gdpr", "access", "2028-01-31T15:00:00Z", "Tue 2028-02-29"],
  ["received on the leap day", "gdpr", "rectification", "2028-02-29T15:00:00Z", "Wed 2028-03-29"],
  ["across the end of a year", "gdpr", "portability", "2026-12-31T15:00:00Z", "Sat 2027-01-30"],
  ["a due date on a weekend stays there", "gdpr", "restriction", "2026-06-18T15:00:00Z", "Sat 2026-07-18"],
  ["across the start of daylight saving time", "gdpr", "access", "2026-03-01T15:00:00Z", "Tue 2026-03-31"],
  ["across the end of daylight saving time", "gdpr", "access", "2026-10-20T15:00:00Z", "Thu 2026-11-19"],
  ["the office's day counts, not UTC's", "gdpr", "access", "2026-04-11T03:30:00Z", "Sun 2026-05-10"],
  ["an objection within 21 days", "gdpr", "objection", "2026-03-01T15:00:00Z", "Sun 2026-03-22"],
  ["an objection across a leap day", "gdpr", "objection", "2028-02-20T15:00:00Z", "Sun 2028-03-12"],

  ["45 calendar days", "ccpa", "know", "2026-05-01T15:00:00Z", "Mon 2026-06-15"],
  [
    "45 days across the end of daylight saving time",
    "ccpa",
    "delete",
    "2026-10-01T15:00:00Z",
    "Sun 2026-11-15",
  ],
  ["45 days across a leap day", "ccpa", "correct", "2028-01-20T15:00:00Z", "Sun 2028-03-05"],
  ["45 days across a February of 28 days", "ccpa", "portability", "2027-01-20T15:00:00Z", "Sat 2027-03-06"],

  ["15 business days from a Monday", "ccpa", "opt-out", "2026-08-03T15:00:00Z", "Mon 2026-08-24"],
  ["15 business days from a Friday", "ccpa", "opt-out", "2026-08-07T15:00:00Z", "Fri 2026-08-28"],
  [
    "15 business days from a Saturday, as from the Friday",
    "ccpa",
    "opt-out",
    "2026-08-08T15:00:00Z",
    "Fri 2026-08-28",
  ],
  ["15 business days from a Sunday", "ccpa", "limit", "2026-08-09T15:00:00Z", "Fri 2026-08-28"],
  ["Sunday evening at the office, Monday in UTC", "ccpa", "limit", "2026-08-10T02:00:00Z", "Fri 2026-08-28"],
  ["a holiday delays nothing: Juneteenth", "ccpa", "opt-out", "2026-06-01T15:00:00Z", "Mon 2026-06-22"],
  ["Christmas and New Year delay nothing", "ccpa", "limit", "2026-12-21T15:00:00Z", "Mon 2027-01-11"],
  ["across the start of daylight saving time", "ccpa", "opt-out", "2026-03-02T15:00:00Z", "Mon 2026-03-23"],
  ["across the end of daylight saving time", "ccpa", "opt-out", "2026-10-26T15:00:00Z", "Mon 2026-11-16"],

  [
    "the UK's month ends before 30 days in February",
    "uk-gdpr",
    "access",
    "2027-02-01T15:00:00Z",
    "Mon 2027-03-01",
  ],
  ["a UK month from January 31", "uk-gdpr", "deletion", "2028-01-31T15:00:00Z", "Tue 2028-02-29"],
  ["a UK objection across a leap day", "uk-gdpr", "objection", "2028-02-20T15:00:00Z", "Sun 2028-03-12"],
  [
    "a state's 45 days across the end of daylight saving time",
    "us-states",
    "access",
    "2026-10-01T15:00:00Z",
    "Sun 2026-11-15",
  ],
  ["a state's 45 days across a leap day", "us-states", "delete", "2028-01-20T15:00:00Z", "Sun 2028-03-05"],
  [
    "a state's 45 days across the end of a year",
    "us-states",
    "correct",
    "2026-12-01T15:00:00Z",
    "Fri 2027-01-15",
  ],
  ["a state's opt-out in business days", "us-states", "opt-out", "2026-08-07T15:00:00Z", "Fri 2026-08-28"],
  [
    "Switzerland's 30 days, even if a month is shorter",
    "fadp",
    "access",
    "2027-02-01T15:00:00Z",
    "Wed 2027-03-03",
  ],
  ["Switzerland's 30 days across a leap day", "fadp", "deletion", "2028-02-10T15:00:00Z", "Sat 2028-03-11"],
  [
    "Switzerland's objection has no date of its own",
    "fadp",
    "objection",
    "2026-03-01T15:00:00Z",
    "Tue 2026-03-31",
  ],
  ["elsewhere, as under the GDPR", "elsewhere", "access", "2027-01-31T15:00:00Z", "Sun 2027-02-28"],
  ["an objection elsewhere", "elsewhere", "objection", "2026-03-01T15:00:00Z", "Sun 2026-03-22"],
  ["an opt-out elsewhere", "elsewhere", "opt-out", "2026-10-26T15:00:00Z", "Mon 2026-11-16"],
];

const extended: Row[] = [
  ["two further months", "gdpr", "access", "2026-03-10T15:00:00Z", "Tue 2026-06-09"],
  ["two further months ending in February", "gdpr", "access", "2026-11-30T15:00:00Z", "Sun 2027-02-28"],
  [
    "two further months ending in a leap year’s February",
    "gdpr",
    "access",
    "2027-11-30T15:00:00Z",
    "Tue 2028-02-29",
  ],
  ["two further months for an objection", "gdpr", "objection", "2026-03-01T15:00:00Z", "Fri 2026-05-22"],
  ["90 days in all", "ccpa", "know", "2026-05-01T15:00:00Z", "Thu 2026-07-30"],
  [
    "90 days across the start of daylight saving time",
    "ccpa",
    "delete",
    "2026-01-01T15:00:00Z",
    "Wed 2026-04-01",
  ],
  ["two further months in the UK", "uk-gdpr", "access", "2026-11-30T15:00:00Z", "Sun 2027-02-28"],
  ["90 days in a state, across a leap day", "us-states", "access", "2027-12-15T15:00:00Z", "Tue 2028-03-14"],
  ["60 days in Switzerland", "fadp", "access", "2026-03-01T15:00:00Z", "Thu 2026-04-30"],
  ["two further months elsewhere", "elsewhere", "access", "2027-11-30T15:00:00Z", "Tue 2028-02-29"],
];

describe("an appeal", () => {
  it.each([
    ["gdpr", "2027-01-31T15:00:00Z", "Tue 2027-03-02", "Sat 2027-05-01"],
    ["ccpa", "2028-01-20T15:00:00Z", "Sun 2028-03-05", "Wed 2028-04-19"],
    ["us-states", "2026-10-01T15:00:00Z", "Sun 2026-11-15", "Wed 2026-12-30"],
  ] as const)(
    "under %s, from %s, can be requested and decided until the end of a day",
    (law, from, by, until) => {
      const { appeal } = lawOf(law);
      const at = new Date(from);
      expect(appeal && wall(computeDecideBy(appeal, at))).toBe(closing(by));
      expect(appeal && wall(appealableUntil(appeal.requestWithin, at))).toBe(closing(until));
    },
  );
});

describe("the due date", () => {
  it.each(due)("%s (%s %s)", (_, law, type, received, expected) => {
    expect(wall(computeDueAt({ law, requestType: type, receivedAt: new Date(received) }))).toBe(
      closing(expected),
    );
  });
});

describe("the only extension", () => {
  it.each(extended)("%s (%s %s)", (_, law, type, received, expected) => {
    expect(wall(computeExtendedDueAt({ law, requestType: type, receivedAt: new Date(received) }))).toBe(
      closing(expected),
    );
  });

  it.each(["opt-out", "limit"] as const)("doesn't exist for %s", (type) => {
    expect(
      computeExtendedDueAt({ law: "ccpa", requestType: type, receivedAt: new Date("2026-05-01T15:00:00Z") }),
    ).toBeNull();
  });
});

describe("the confirmation of receipt", () => {
  it.each([
    ["10 business days from a Friday, across Thanksgiving", "2026-11-20T15:00:00Z", "Fri 2026-12-04"],
    ["10 business days from a Saturday", "2026-11-21T15:00:00Z", "Fri 2026-12-04"],
    ["across the start of daylight saving time", "2026-03-02T15:00:00Z", "Mon 2026-03-16"],
  ])("%s", (_, received, expected) => {
    expect(wall(computeAcknowledgeBy("ccpa", new Date(received)))).toBe(closing(expected));
  });

  it("has no date of its own under the GDPR", () => {
    expect(computeAcknowledgeBy("gdpr", new Date("2026-11-20T15:00:00Z"))).toBeNull();
  });
});

describe("on any date", () => {
  const moment = fc.date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2034-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const months = (received: Date, count: number) => addMonths(new TZDate(received, site.timeZone), count);

  it("GDPR answers are due within one month and 30 days, extended ones within three months of receipt", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...requestTypesOf("gdpr")), (received, type) => {
        const first = computeDueAt({ law: "gdpr", requestType: type, receivedAt: received });
        const last = computeExtendedDueAt({ law: "gdpr", requestType: type, receivedAt: received });
        expect(calendarDays(received, first)).toBeLessThanOrEqual(30);
        expect(calendarDays(first, months(received, 1))).toBeGreaterThanOrEqual(0);
        expect(last && calendarDays(last, months(received, 3))).toBeGreaterThanOrEqual(0);
        expect(last && calendarDays(first, last)).toBeGreaterThanOrEqual(59);
      }),
    );
  });

  it("CCPA answers are due within 45 days, extended ones within 90, and never before receipt", () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...requestTypesOf("ccpa")), (received, type) => {
        const first = computeDueAt({ law: "ccpa", requestType: type, receivedAt: received });
        const last = computeExtendedDueAt({ law: "ccpa", requestType: type, receivedAt: received });
        const directive = type === "opt-out" || type === "limit";
        // 15 business days are three weeks, minus up to two days if received on a weekend.
        expect(calendarDays(received, first)).toBeLessThanOrEqual(directive ? 21 : 45);
        expect(calendarDays(received, first)).toBeGreaterThanOrEqual(directive ? 17 : 44);
        const late = last === null ? null : calendarDays(received, last);
        // Late evening in the west is already the next day at the office: the earlier day counts.
        expect(directive ? [null] : [89, 90]).toContain(late);
      }),
    );
  });
});

describe("calendar years", () => {
  it("begin at midnight in the office’s time zone", () => {
    expect(startOfYear(2027).toISOString()).toBe("2027-01-01T05:00:00.000Z");
    expect(yearOf(new Date("2027-01-01T04:59:59Z"))).toBe(2026);
    expect(yearOf(new Date("2027-01-01T05:00:00Z"))).toBe(2027);
  });
});
