import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CaseFacts,
  dueNow,
  openStates,
  pauseFor,
  resumeData,
  stepResult,
} from "@/lib/privacy/core/case";
import { computeDueAt, dueAfterPause } from "@/lib/privacy/core/deadlines";
import { findPause, laws, type RequestKind, requestTypesOf, rightOf } from "@/lib/privacy/laws";
import { calendarDays } from "@/lib/site/office-time";
import { computeExtendedDueAt } from "@/tests/support/extended-due-date";

const receivedAt = new Date("2026-05-01T15:00:00Z");
const asked = new Date("2026-05-04T15:00:00Z");

const kinds = laws.flatMap(({ id }) =>
  requestTypesOf(id).map((requestType) => ({ law: id, requestType }) as RequestKind),
);

const request = (kind: RequestKind, more: Partial<CaseFacts> = {}): CaseFacts => ({
  ...kind,
  state: "in-progress",
  receivedAt,
  dueAt: computeDueAt({ law: kind.law, requestType: kind.requestType, receivedAt }),
  extendedAt: null,
  closedAt: null,
  denialGround: null,
  appealedAt: null,
  pausedAt: null,
  ...more,
});

/** Day and time in the office's time zone. */
const wall = (date: Date) => format(new TZDate(date, "America/New_York"), "yyyy-MM-dd HH:mm:ss.SSS");

describe("a question", () => {
  const rows = kinds.flatMap((kind) =>
    (["identity", "clarification"] as const).map((reason) => ({ ...kind, kind, reason })),
  );

  it.each(rows)(
    "about $reason pauses the deadline of $law $requestType if the law says so",
    ({ kind, reason }) => {
      const pause = findPause(kind.law, kind.requestType, reason);
      for (const state of openStates) {
        const expected = state === "appealed" ? null : pause;
        expect(pauseFor(request(kind, { state }), reason, asked)).toEqual(expected);
      }
    },
  );

  it.each(kinds)(
    "never pauses the deadline of $law $requestType if it is late, the case is closed, or it is about something else",
    (kind) => {
      const facts = request(kind);
      const late = new Date(facts.dueAt.getTime() + 1);
      expect(pauseFor(facts, "identity", late)).toBeNull();
      expect(pauseFor(request(kind, { state: "denied" }), "identity", asked)).toBeNull();
      expect(pauseFor(facts, "other", asked)).toBeNull();
    },
  );
});

describe("a deadline that was paused", () => {
  it.each([
    ["resumed at once", "2026-05-31", "2026-05-04T15:00:00Z", "2026-05-04T15:00:01Z", "2026-05-31"],
    ["resumed within a day", "2026-05-31", "2026-05-04T15:00:00Z", "2026-05-05T14:59:59Z", "2026-05-31"],
    ["resumed after a day", "2026-05-31", "2026-05-04T15:00:00Z", "2026-05-05T15:00:00Z", "2026-06-01"],
    [
      "resumed after the end of February",
      "2027-02-27",
      "2027-02-01T17:00:00Z",
      "2027-02-03T17:00:00Z",
      "2027-03-01",
    ],
    ["resumed after a leap day", "2028-02-27", "2028-02-01T17:00:00Z", "2028-02-03T17:00:00Z", "2028-02-29"],
    [
      "resumed after the end of a year",
      "2026-12-30",
      "2026-12-01T17:00:00Z",
      "2026-12-04T17:00:00Z",
      "2027-01-02",
    ],
    // 8 March 2026 has 23 hours in New York, 1 November 2026 has 25.
    [
      "resumed after a day of 23 hours",
      "2026-03-20",
      "2026-03-07T17:00:00Z",
      "2026-03-09T16:00:00Z",
      "2026-03-22",
    ],
    [
      "resumed after a day of 25 hours",
      "2026-11-20",
      "2026-10-31T16:00:00Z",
      "2026-11-02T17:00:00Z",
      "2026-11-22",
    ],
    [
      "resumed an hour before the end of a day of 25 hours",
      "2026-11-20",
      "2026-10-31T16:00:00Z",
      "2026-11-02T16:00:00Z",
      "2026-11-21",
    ],
    ["due on a day of 23 hours", "2026-03-06", "2026-03-02T17:00:00Z", "2026-03-04T17:00:00Z", "2026-03-08"],
  ])("moves by the whole days of the pause: %s", (_, due, from, to, expected) => {
    const [year = 0, month = 1, day = 1] = due.split("-").map(Number);
    const last = new TZDate(year, month - 1, day, 23, 59, 59, 999, "America/New_York");
    const end = new Date(last.getTime());
    expect(wall(end)).toBe(`${due} 23:59:59.999`);
    expect(wall(dueAfterPause({ law: "us-states", region: "VA" }, end, new Date(from), new Date(to)))).toBe(
      `${expected} 23:59:59.999`,
    );
  });

  it("never moves back, nor by more than the days of the pause", () => {
    const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2036-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 * 86_400_000 }), (from, stood) => {
        const due = computeDueAt({ law: "gdpr", requestType: "access", receivedAt: from });
        const to = new Date(from.getTime() + stood);
        const moved = calendarDays(due, dueAfterPause({ law: "gdpr" }, due, from, to));
        expect(moved).toBeGreaterThanOrEqual(Math.max(0, calendarDays(from, to) - 1));
        expect(moved).toBeLessThanOrEqual(calendarDays(from, to));
        // It ends with the person's day, hours before the office's.
        expect(wall(dueAfterPause({ law: "gdpr" }, due, from, to))).toMatch(/1[67]:59:59\.999$/);
      }),
    );
  });

  const later = new Date("2026-05-14T15:00:00Z");

  it.each(kinds)("of $law $requestType is announced again, and is extended from the new date", (kind) => {
    const paused = request(kind, { pausedAt: asked });
    const moved = dueAfterPause(paused, paused.dueAt, asked, later);
    expect(calendarDays(paused.dueAt, moved)).toBe(10);
    expect(dueNow(paused, later)).toEqual(moved);
    expect(resumeData(paused, later)).toEqual({ pausedAt: null, dueAt: moved, dueTold: null });
    expect(resumeData(request(kind), later)).toEqual({});
    expect(stepResult(paused, "deny", later)).toEqual({
      state: "denied",
      closedAt: later,
      pausedAt: null,
      dueAt: moved,
      dueTold: null,
    });
    if (!rightOf(kind.law, kind.requestType).extension) return;
    const { dueAt: extended, pausedAt } = stepResult(paused, "extend", later);
    expect(extended).toEqual(
      computeExtendedDueAt({ law: kind.law, requestType: kind.requestType, receivedAt }),
    );
    // The clock stays paused.
    expect(pausedAt).toBeUndefined();
  });
});
