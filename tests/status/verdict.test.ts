import { describe, expect, it } from "vitest";
import type { Impact } from "@/lib/incidents/impacts";
import type { IncidentState, PublicIncident } from "@/lib/incidents/schema";
import { computeStatus } from "@/lib/status/verdict";
import type { MeasuredStatus } from "@/lib/status/vocabulary";
import { statusWords } from "@/lib/status/words";

const at = "2026-11-20T12:00:00.000Z";

interface Posted {
  state?: IncidentState;
  impact?: Impact;
  on?: Record<string, Impact>;
}

const posted = ({ state = "investigating", impact = "none", on = {} }: Posted): PublicIncident => ({
  id: "1",
  kind: state === "in-progress" || state === "scheduled" ? "maintenance" : "incident",
  title: "T",
  url: "http://localhost:3000/status/incidents/1",
  impact,
  services: Object.entries(on).map(([id, hit]) => ({ id, name: id, impact: hit })),
  state,
  startsAt: at,
  endsAt: null,
  createdAt: at,
  updatedAt: at,
  updates: [],
});

const found = (statuses: Record<string, MeasuredStatus>) =>
  Object.entries(statuses).map(([id, status]) => ({ id, name: id.toUpperCase(), status }));
const well = { api: "operational", database: "operational" } as const;

describe("statements by staff take precedence over measurements", () => {
  it.each<[string, Record<string, MeasuredStatus>, Posted[], string, string, string]>([
    ["no incident", well, [], "healthy", "operational", "Based on our measurements."],
    [
      "a critical incident on one service",
      well,
      [{ impact: "critical", on: { api: "critical" } }],
      "critical",
      "outage",
      "Checks are passing, but a problem has been reported.",
    ],
    [
      "a critical incident that names no service",
      well,
      [{ impact: "critical" }],
      "critical",
      "operational",
      "Checks are passing, but a problem has been reported.",
    ],
    [
      "a minor incident during a measured outage",
      { api: "outage", database: "operational" },
      [{ impact: "minor", on: { api: "minor" } }],
      "critical",
      "outage",
      "Checks have found a problem, and an incident has been reported.",
    ],
    [
      "a resolved incident",
      well,
      [{ state: "resolved", impact: "critical", on: { api: "critical" } }],
      "healthy",
      "operational",
      "Based on our measurements.",
    ],
    [
      "an incident without impact",
      { api: "unknown", database: "operational" },
      [{ impact: "none", on: { api: "none" } }],
      "healthy",
      "unknown",
      "Based on our measurements. Not measured: API.",
    ],
    [
      "an incident of a service that isn’t measured",
      { api: "unknown", database: "unknown" },
      [{ impact: "minor", on: { api: "minor" } }],
      "degraded",
      "degraded",
      "Not measured, but a problem has been reported.",
    ],
    [
      "an incident of the only service that isn’t measured",
      { ...well, content: "unknown" },
      [{ impact: "critical", on: { content: "critical" } }],
      "critical",
      "operational",
      "A problem has been reported. Not measured: CONTENT.",
    ],
    [
      "an incident of a measured service and one that isn’t measured",
      { ...well, content: "unknown" },
      [{ impact: "critical", on: { api: "critical", content: "critical" } }],
      "critical",
      "outage",
      "Checks are passing, but a problem has been reported.",
    ],
    [
      "maintenance of a service that has an outage",
      { api: "outage", database: "operational" },
      [{ state: "in-progress", on: { api: "none" } }],
      "maintenance",
      "maintenance",
      "Checks are passing. Planned maintenance is in progress.",
    ],
    [
      "maintenance of one service while another has an outage",
      { api: "operational", database: "outage" },
      [{ state: "in-progress", on: { api: "none" } }],
      "critical",
      "maintenance",
      "Based on our measurements.",
    ],
    [
      "maintenance during which staff report a problem",
      { api: "outage", database: "operational" },
      [
        { state: "in-progress", on: { api: "none" } },
        { impact: "major", on: { api: "major" } },
      ],
      "critical",
      "outage",
      "A problem has been reported, and planned maintenance is in progress.",
    ],
    [
      "planned maintenance that hasn’t started",
      well,
      [{ state: "scheduled", on: { api: "none" } }],
      "healthy",
      "operational",
      "Based on our measurements.",
    ],
    ["no measurements", { api: "unknown" }, [], "unknown", "unknown", "There are no recent measurements."],
  ])("%s", (_name, statuses, incidents, overall, api, says) => {
    const verdict = computeStatus(found(statuses), incidents.map(posted));
    expect(verdict.overall.status).toBe(overall);
    expect(verdict.services.get("api")?.status).toBe(api);
    expect(verdict.overall.says).toBe(says);
  });

  it("keeps the specified headlines", () => {
    expect(statusWords.en.headlines).toMatchObject({
      healthy: "All Systems Operational",
      degraded: "Some Systems Degraded",
      critical: "System Issues Detected",
      unknown: "Status Unknown",
    });
  });
});
