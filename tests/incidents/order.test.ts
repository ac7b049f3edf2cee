import { expect, it } from "vitest";
import type { Impact } from "@/lib/incidents/impacts";
import { sortForPage } from "@/lib/incidents/order";

const incident = (title: string, state: string, startsAt: string, impact: Impact = "minor") => ({
  title,
  kind: "incident" as const,
  state,
  impact,
  startsAt,
});
const plan = (title: string, state: string, startsAt: string) => ({
  title,
  kind: "maintenance" as const,
  state,
  impact: "none" as const,
  startsAt,
});

it("the status page lists what is open, then what is planned, soonest first, then what is over, latest first", () => {
  const latestFirst = [
    plan("in three weeks", "scheduled", "2026-12-20T00:00:00.000Z"),
    plan("tomorrow", "scheduled", "2026-12-01T00:00:00.000Z"),
    plan("now", "in-progress", "2026-11-30T09:00:00.000Z"),
    incident("slow", "monitoring", "2026-11-30T08:00:00.000Z"),
    incident("down", "investigating", "2026-11-30T07:00:00.000Z", "critical"),
    incident("slow before", "identified", "2026-11-30T06:00:00.000Z"),
    incident("over", "resolved", "2026-11-29T00:00:00.000Z", "critical"),
    plan("called off", "cancelled", "2026-11-28T00:00:00.000Z"),
    plan("done", "completed", "2026-11-27T00:00:00.000Z"),
  ];
  expect(sortForPage(latestFirst).map(({ title }) => title)).toEqual([
    "down",
    "slow",
    "slow before",
    "now",
    "tomorrow",
    "in three weeks",
    "over",
    "called off",
    "done",
  ]);
});
