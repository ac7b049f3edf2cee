import { expect, it } from "vitest";
import { endedAt } from "@/lib/incidents/schema";
import { failingSince } from "@/lib/status/drafts";
import {
  daysBetween,
  groupDays,
  lastDays,
  monthAfter,
  monthSpan,
  serviceDays,
  uptimeOf,
} from "@/lib/status/history";

const hour = (at: string, samples: number, down: number | null, good = samples - (down ?? 0)) => ({
  service: "api",
  hour: new Date(`${at}:00:00Z`),
  samples,
  good,
  down,
  worst: down ? ("outage" as const) : ("operational" as const),
  latencyP50: null,
  latencyP95: null,
});

it("uptime counts measured minutes, never gaps", () => {
  expect(uptimeOf([hour("2026-11-20T10", 60, 6)])).toEqual({ minutes: 60, uptime: 0.9 });
  expect(uptimeOf([hour("2026-11-20T10", 60, 0), hour("2026-11-20T11", 0, 0)])).toEqual({
    minutes: 60,
    uptime: 1,
  });
  expect(uptimeOf([hour("2026-11-20T10", 10, 5), hour("2026-11-20T11", 30, 0)])).toEqual({
    minutes: 40,
    uptime: 35 / 40,
  });
  expect(uptimeOf([])).toEqual({ minutes: 0, uptime: null });
});

it("uptime merges what several servers measured in an hour", () => {
  expect(uptimeOf([hour("2026-11-20T10", 120, 12)])).toEqual({ minutes: 60, uptime: 0.9 });
});

it("uptime counts slow responses as up; in old rows, failed checks count as down in hours with an outage", () => {
  expect(uptimeOf([{ samples: 60, good: 30, down: 0, worst: "degraded" }]).uptime).toBe(1);
  expect(uptimeOf([{ samples: 60, good: 30, down: null, worst: "degraded" }]).uptime).toBe(1);
  expect(uptimeOf([{ samples: 60, good: 30, down: null, worst: "outage" }]).uptime).toBe(0.5);
});

it("the history has 90 days, whatever was measured", () => {
  const days = lastDays(new Date("2026-11-20T12:00:00Z"), 90);
  expect(days).toHaveLength(90);
  expect([days[0], days.at(-1)]).toEqual(["2026-08-23", "2026-11-20"]);
  const measured = serviceDays([hour("2026-11-20T10", 60, 60)], days);
  expect(measured.at(-1)).toEqual({ day: "2026-11-20", minutes: 60, uptime: 0, worst: "outage" });
  expect(measured[0]).toEqual({ day: "2026-08-23", minutes: 0, uptime: null, worst: "unknown" });
});

it("the history’s months are parsed, and anything else is rejected", () => {
  const span = monthSpan("2026-02");
  expect(span && daysBetween(span.from, span.to)).toHaveLength(28);
  expect([monthAfter("2026-01", -1), monthAfter("2026-12", 1)]).toEqual(["2025-12", "2027-01"]);
  for (const none of ["2026-13", "2026-1", "x", "2026-02-01", "0001-01"]) expect(monthSpan(none)).toBeNull();
});

const now = new Date("2026-11-20T12:00:00Z");
const samples = (...statuses: string[]) =>
  statuses.map((status, minute) => ({ status, at: new Date(now.getTime() - minute * 60_000) }));
const down = (count: number) => Array<string>(count).fill("outage");

it("a service counts as failing after five minutes with only failures", () => {
  expect(failingSince(samples(...down(6), "operational"), now)).toEqual(new Date("2026-11-20T11:55:00Z"));
  expect(failingSince(samples(...down(5), "operational"), now)).toBeNull();
  expect(failingSince(samples("operational", ...down(9)), now)).toBeNull();
  expect(failingSince(samples(...down(9)), new Date(now.getTime() + 10 * 60_000))).toBeNull();
});

it("the history collapses days without measurements or problems, and omits what is never measured", () => {
  const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
  const hours = [hour("2026-11-18T10", 60, 0), hour("2026-11-19T10", 60, 0), hour("2026-11-20T10", 60, 6)];
  const folded = groupDays({
    days,
    services: [
      { id: "api", name: "API Service", uptime: 0.97, days: serviceDays(hours, days) },
      { id: "moderation", name: "Content Moderation AI", uptime: null, days: serviceDays([], days) },
    ],
    incidents: [],
  });
  expect(folded.map(({ from, to, kind }) => [from, to, kind])).toEqual([
    ["2026-11-20", "2026-11-20", "detailed"],
    ["2026-11-18", "2026-11-19", "operational"],
    ["2026-11-16", "2026-11-17", "unmeasured"],
  ]);
  expect(folded[0]?.services).toMatchObject([{ name: "API Service", uptime: 0.9, worst: "outage" }]);
});

it("maintenance ended when it was closed, but never after its planned end", () => {
  const plan = { kind: "maintenance", state: "completed", endsAt: "2027-03-01T14:00:00.000Z" } as const;
  const closedAt = (at: string) =>
    endedAt({ ...plan, updates: [{ id: 1, state: "completed", message: "Done.", at, services: null }] });
  expect(closedAt("2027-03-01T13:00:00.000Z")).toBe("2027-03-01T13:00:00.000Z");
  // The site was off at the planned end.
  expect(closedAt("2027-03-04T09:00:00.000Z")).toBe(plan.endsAt);
});
