import { describe, expect, it } from "vitest";
import { endOf, inWords, lengthOf, momentOf } from "@/scripts/operator/moment";

const now = new Date(2026, 0, 31, 22, 15);

describe("lengthOf", () => {
  it.each([
    ["45m", 45 * 60_000],
    ["2h", 2 * 3_600_000],
    ["1h30m", 90 * 60_000],
    ["2d", 2 * 86_400_000],
    ["90s", 90_000],
  ])("%s", (text, expected) => {
    expect(lengthOf(text)).toBe(expected);
  });

  it.each(["", "90", "soon", "1h 30m", "-2h", "2w"])("refuses %j", (text) => {
    expect(() => lengthOf(text)).toThrow("Use 45m");
  });
});

describe("momentOf", () => {
  it("takes a time of day for the next one", () => {
    expect(momentOf("23:00", now)).toEqual(new Date(2026, 0, 31, 23, 0));
    expect(momentOf("04:30", now)).toEqual(new Date(2026, 1, 1, 4, 30));
    expect(momentOf("22:15", now)).toEqual(new Date(2026, 1, 1, 22, 15));
  });

  it("takes a date in this machine's zone and an ISO moment in its own", () => {
    expect(momentOf("2026-02-01 18:00", now)).toEqual(new Date(2026, 1, 1, 18, 0));
    expect(momentOf("2026-02-01T18:00:00Z", now)).toEqual(new Date("2026-02-01T18:00:00Z"));
  });

  it.each(["25:00", "tomorrow", "1", "2026-02-01", "2026-13-01 18:00"])("refuses %j", (text) => {
    expect(() => momentOf(text, now)).toThrow("is not a time");
  });
});

describe("endOf", () => {
  it("takes one of the two, and nothing that has passed", () => {
    expect(endOf({}, now)).toBeNull();
    expect(endOf({ for: "1h" }, now)).toBe(new Date(2026, 0, 31, 23, 15).toISOString());
    expect(() => endOf({ for: "1h", until: "23:00" }, now)).toThrow("not both");
    expect(() => endOf({ until: "2026-01-31 20:00" }, now)).toThrow("has already passed");
  });
});

it("says how far away a moment is", () => {
  expect(inWords(new Date(2026, 1, 1, 0, 20).toISOString(), now)).toMatch(/, in 2 h 5 min$/);
  expect(inWords(new Date(2026, 0, 31, 22, 0).toISOString(), now)).toMatch(/, which has passed$/);
});
