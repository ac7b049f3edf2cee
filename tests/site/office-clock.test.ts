import { describe, expect, it } from "vitest";
import { plannedMaintenance } from "@/lib/incidents/schema";
import { momentError, skippedMark } from "@/lib/platform/forms/fields";
import { parseOfficeMoment, toOfficeInput } from "@/lib/platform/forms/office-moment";
import { exactTime, fromOfficeClock, officeDayBounds, toOfficeClock, utcTime } from "@/lib/site/dates";

const iso = (written: string) => fromOfficeClock(written)?.toISOString() ?? null;

describe("the office’s time zone", () => {
  it.each([
    ["2026-01-31T22:00", "2026-02-01T03:00:00.000Z"],
    ["2026-07-01 09:30:15", "2026-07-01T13:30:15.000Z"],
  ])("converts %s in winter and summer, in both directions", (written, utc) => {
    expect(iso(written)).toBe(utc);
    expect(toOfficeClock(new Date(utc))).toBe(written.replace(" ", "T"));
  });

  it("rejects times skipped when clocks go forward", () => {
    expect(iso("2026-03-08T01:59")).toBe("2026-03-08T06:59:00.000Z");
    expect(iso("2026-03-08T02:00")).toBeNull();
    expect(iso("2026-03-08T02:59")).toBeNull();
    expect(iso("2026-03-08T03:00")).toBe("2026-03-08T07:00:00.000Z");
  });

  it("takes the first of two equal times when clocks go back", () => {
    expect(iso("2026-11-01T01:30")).toBe("2026-11-01T05:30:00.000Z");
    expect(toOfficeClock(new Date("2026-11-01T06:30:00Z"))).toBe("2026-11-01T01:30");
  });

  it.each(["", "soon", "2026-13-01T10:00", "2026-01-31", "2026-01-31T22:00Z"])("rejects %j", (written) => {
    expect(fromOfficeClock(written)).toBeNull();
  });

  it("has days of 23 and 25 hours", () => {
    const hours = (day: string) => {
      const { first, last } = officeDayBounds(day);
      return (last.getTime() + 1 - first.getTime()) / 3_600_000;
    };
    expect(["2026-03-07", "2026-03-08", "2026-11-01"].map(hours)).toEqual([24, 23, 25]);
    expect(officeDayBounds("2026-07-01").first.toISOString()).toBe("2026-07-01T04:00:00.000Z");
  });

  it("is shown by name, with UTC beside it", () => {
    const at = new Date("2026-07-01T13:30:00Z");
    expect(exactTime(at)).toBe("Jul 1, 2026, 09:30 (GMT-4)");
    expect(utcTime(at)).toContain("13:30 UTC");
  });
});

describe("a form field with a time", () => {
  it("reads a typed time in the office’s zone and shows it the same way", () => {
    expect(parseOfficeMoment("2026-01-31T22:00")).toBe("2026-02-01T03:00:00Z");
    expect(toOfficeInput("2026-02-01T03:00:00Z")).toBe("2026-01-31T22:00");
    expect(parseOfficeMoment("soon")).toBe("soon");
  });

  it("says why a time that doesn’t exist is rejected", () => {
    const typed = parseOfficeMoment("2026-03-08T02:30");
    expect(typed).toBe(`2026-03-08T02:30${skippedMark}`);
    const { error } = plannedMaintenance.safeParse({
      kind: "maintenance",
      title: "Disks",
      message: "Slower.",
      startsAt: typed,
      endsAt: "2026-03-09T00:00:00Z",
    });
    expect(error?.issues[0]?.message).toContain("Start: this time doesn’t exist, because clocks go forward.");
    for (const input of ["x", { toString: 1 }, undefined])
      expect(momentError("End", "Otherwise.")({ input })).toBe("Otherwise.");
  });
});
