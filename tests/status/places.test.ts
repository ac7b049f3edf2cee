import { expect, it } from "vitest";
import { serviceNames } from "@/lib/site/services";
import { buildRecord, type Measurements } from "@/lib/status/build-record";
import { checkedAt } from "@/lib/status/checked-at";
import { renderBadge, renderCard } from "@/lib/status/images";
import { plainText } from "@/lib/status/plain-text";
import { statuspageStatus } from "@/lib/status/statuspage";

const now = new Date("2026-11-20T12:00:00Z");
const facts = {
  ...{ now, version: "1", environment: "test", uptimeSeconds: 1, blocks: 24 },
  services: serviceNames,
};

const measurements: Measurements = {
  current: serviceNames.map(({ id }) => ({
    ...{ service: id, status: "operational", latencyMs: 4, detail: "Responding normally.", at: now },
  })),
  ...{ hours: [], apiLatencies: [], incidents: [] },
};

const out = { status: "outage", latencyMs: null, lastCheck: now.toISOString() } as const;
const places = [
  {
    place: "Frankfurt",
    checks: [
      { id: "site", name: "Website", ...out, samples: 1, latencyP50: null, successRate: 0 },
      { id: "api", name: "API Service", ...out, samples: 1, latencyP50: null, successRate: 0 },
    ],
  },
];

it("a place that can’t reach the site is shown separately, and doesn’t change the overall or a service’s state", () => {
  const alone = buildRecord(measurements, facts);
  const record = buildRecord({ ...measurements, places }, facts);
  expect(record).toEqual({ ...alone, places });
  expect(record.status).toBe("healthy");
  expect(statuspageStatus(record)).toEqual(statuspageStatus(alone));
  expect(renderBadge(record)).toBe(renderBadge(alone));
  expect(plainText(record)).toMatch(/^All Systems Operational\nBased on our measurements\.\n/);
  expect(plainText(record)).toContain("From Frankfurt, API Service: Outage. 1 check, 0.00% passed");
});

it("every format states when the site was checked, not when it was asked", () => {
  const at = new Date("2026-11-20T11:57:00Z");
  const current = measurements.current.map((finding) => ({ ...finding, at }));
  const record = buildRecord({ ...measurements, current }, facts);
  expect(checkedAt(record)).toBe(at.toISOString());
  for (const text of [plainText(record), renderCard(record, "light")])
    expect(text).toContain("Checked Nov 20, 2026, 11:57 UTC");
  const unknown = buildRecord({ ...measurements, current: [] }, facts);
  expect(plainText(unknown)).not.toContain("Checked");
});
