import { describe, expect, it } from "vitest";
import { describeMoment, parseDuration, parseEnd, parseTime, pastMoment } from "@/scripts/operator/moment";

/** 22:15 in the office's time zone. */
const now = new Date("2026-02-01T03:15:00Z");

describe("parseDuration", () => {
  it.each([
    ["45m", 45 * 60_000],
    ["2h", 2 * 3_600_000],
    ["1h30m", 90 * 60_000],
    ["2d", 2 * 86_400_000],
    ["90s", 90_000],
  ])("reads %s", (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(["", "90", "soon", "1h 30m", "-2h", "2w"])("rejects %j", (text) => {
    expect(() => parseDuration(text)).toThrow("Use 45m");
  });
});

describe("parseTime", () => {
  it("reads a time of day as the next such time", () => {
    expect(parseTime("23:00", now)).toEqual(new Date("2026-02-01T04:00:00Z"));
    expect(parseTime("04:30", now)).toEqual(new Date("2026-02-01T09:30:00Z"));
    expect(parseTime("22:15", now)).toEqual(new Date("2026-02-02T03:15:00Z"));
  });

  it("reads a date in the office’s zone and an ISO time in its own zone", () => {
    expect(parseTime("2026-02-01 18:00", now)).toEqual(new Date("2026-02-01T23:00:00Z"));
    expect(parseTime("2026-02-01 9:00", now)).toEqual(new Date("2026-02-01T14:00:00Z"));
    expect(parseTime("2026-02-01T18:00:00Z", now)).toEqual(new Date("2026-02-01T18:00:00Z"));
  });

  it("rejects a time skipped when clocks go forward", () => {
    expect(() => parseTime("2026-03-08 02:30", now)).toThrow("doesn’t exist in New York time");
  });

  it.each(["25:00", "tomorrow", "1", "2026-02-01", "2026-13-01 18:00"])("rejects %j", (text) => {
    expect(() => parseTime(text, now)).toThrow("is not a time");
  });
});

describe("pastMoment", () => {
  it.each([
    ["22:15", "2026-02-01T03:15:00Z", "2026-02-01T03:15:00Z"],
    ["22:16", "2026-02-01T03:15:00Z", "2026-01-31T03:16:00Z"],
    // Clocks went forward at 07:00Z, and back at 06:00Z: these days have 23 and 25 hours.
    ["07:30", "2027-03-14T12:00:00Z", "2027-03-14T11:30:00Z"],
    ["15:40", "2027-03-14T20:00:00Z", "2027-03-14T19:40:00Z"],
    ["02:30", "2027-03-14T20:00:00Z", "2027-03-13T07:30:00Z"],
    ["23:50", "2027-03-15T03:55:00Z", "2027-03-15T03:50:00Z"],
    ["01:30", "2027-11-07T06:40:00Z", "2027-11-07T05:30:00Z"],
    ["04:35", "2027-10-31T08:40:00Z", "2027-10-31T08:35:00Z"],
  ])("reads %s, entered at %s, as %s", (text, at, expected) => {
    expect(pastMoment(text, new Date(at)).toISOString()).toBe(new Date(expected).toISOString());
  });
});

describe("parseEnd", () => {
  it("accepts --for or --until but not both, and no time in the past", () => {
    expect(parseEnd({}, now)).toBeNull();
    expect(parseEnd({ for: "1h" }, now)).toBe("2026-02-01T04:15:00.000Z");
    expect(() => parseEnd({ for: "1h", until: "23:00" }, now)).toThrow("not both");
    expect(() => parseEnd({ until: "2026-01-31 20:00" }, now)).toThrow("has already passed");
  });
});

it("describeMoment says how far away a time is", () => {
  expect(describeMoment("2026-02-01T05:20:00Z", now)).toMatch(/, in 2 h 5 min$/);
  expect(describeMoment("2026-02-01T03:16:00Z", now)).toMatch(/, in 1 min$/);
  expect(describeMoment("2026-02-08T03:15:00Z", now)).toMatch(/, in 7 days$/);
  expect(describeMoment("2026-02-03T06:20:00Z", now)).toMatch(/, in 2 days 3 h$/);
  expect(describeMoment("2026-02-01T03:00:00Z", now)).toMatch(/, which has passed$/);
});
