import { describe, expect, it } from "vitest";
import { plannedMaintenance } from "@/lib/incidents/schema";
import { momentError, skippedMark } from "@/lib/platform/forms/fields";
import { officeInput, officeMoment } from "@/lib/platform/forms/office-moment";
import { exactTime, fromOfficeClock, officeDayBounds, toOfficeClock, utcTime } from "@/lib/site/dates";

const iso = (written: string) => fromOfficeClock(written)?.toISOString() ?? null;

describe("the office's clock", () => {
  it.each([
    ["2026-01-31T22:00", "2026-02-01T03:00:00.000Z"],
    ["2026-07-01 09:30:15", "2026-07-01T13:30:15.000Z"],
  ])("reads %s in winter and in summer, and writes it back", (written, utc) => {
    expect(iso(written)).toBe(utc);
    expect(toOfficeClock(new Date(utc))).toBe(written.replace(" ", "T"));
  });

  it("knows no time that is left out when the clocks go forward", () => {
    expect(iso("2026-03-08T01:59")).toBe("2026-03-08T06:59:00.000Z");
    expect(iso("2026-03-08T02:00")).toBeNull();
    expect(iso("2026-03-08T02:59")).toBeNull();
    expect(iso("2026-03-08T03:00")).toBe("2026-03-08T07:00:00.000Z");
  });

  it("takes a time that comes twice when the clocks go back for the first of both", () => {
    expect(iso("2026-11-01T01:30")).toBe("2026-11-01T05:30:00.000Z");
    expect(toOfficeClock(new Date("2026-11-01T06:30:00Z"))).toBe("2026-11-01T01:30");
  });

  it.each(["", "soon", "2026-13-01T10:00", "2026-01-31", "2026-01-31T22:00Z"])("refuses %j", (written) => {
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

  it("names its zone, and UTC beside it", () => {
    const at = new Date("2026-07-01T13:30:00Z");
    expect(exactTime(at)).toBe("Jul 1, 2026, 09:30 (GMT-4)");
    expect(utcTime(at)).toContain("13:30 UTC");
  });
});

describe("a field of a form", () => {
  it("takes what was typed on the office's clock, and shows it so again", () => {
    expect(officeMoment("2026-01-31T22:00")).toBe("2026-02-01T03:00:00Z");
    expect(officeInput("2026-02-01T03:00:00Z")).toBe("2026-01-31T22:00");
    expect(officeMoment("soon")).toBe("soon");
  });

  it("says why a time can't be taken that doesn't exist", () => {
    const typed = officeMoment("2026-03-08T02:30");
    expect(typed).toBe(`2026-03-08T02:30${skippedMark}`);
    const { error } = plannedMaintenance.safeParse({
      kind: "maintenance",
      title: "Disks",
      message: "Slower.",
      startsAt: typed,
      endsAt: "2026-03-09T00:00:00Z",
    });
    expect(error?.issues[0]?.message).toContain("Start doesn’t exist, because clocks go forward then.");
    expect(momentError("End", "Otherwise.")({ input: "x" })).toBe("Otherwise.");
  });
});
