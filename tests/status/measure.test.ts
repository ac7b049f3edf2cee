import { describe, expect, it } from "vitest";
import { buildRecord } from "@/lib/status/build-record";
import { clockTime, shortHour } from "@/lib/status/format";
import { formats } from "@/lib/status/localized-formats";
import { lastHours, percentile, type Sample, summarize } from "@/lib/status/measure";
import { overallOf, worstOf } from "@/lib/status/vocabulary";

const { duration, hourSpan, moment, percentage } = formats.en;
const at = new Date("2026-11-20T12:30:00Z");
const sample = (status: Sample["status"], latencyMs: number | null = null): Sample => ({
  at,
  status,
  latencyMs,
});

describe("summaries of samples", () => {
  it("use the nearest-rank method for percentiles", () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  });

  it("count measurements, and keep the worst", () => {
    expect(summarize([sample("operational", 10), sample("degraded", 30), sample("unknown")])).toEqual({
      samples: 2,
      good: 1,
      down: 0,
      worst: "degraded",
      latencyP50: 10,
      latencyP95: 30,
    });
    expect(summarize([sample("unknown")])).toMatchObject({ samples: 0, worst: "unknown", latencyP50: null });
  });

  it("never let “unknown” outweigh a measurement", () => {
    expect(worstOf(["unknown", "operational"])).toBe("operational");
    expect(overallOf[worstOf(["unknown", "operational", "operational"])]).toBe("healthy");
    expect(overallOf[worstOf(["degraded", "operational"])]).toBe("degraded");
    expect(overallOf[worstOf(["outage", "degraded"])]).toBe("critical");
    expect(overallOf[worstOf([])]).toBe("unknown");
  });

  it("list whole UTC hours, the current one last", () => {
    const hours = lastHours(at, 24);
    expect(hours).toHaveLength(24);
    expect(hours[23]?.toISOString()).toBe("2026-11-20T12:00:00.000Z");
    expect(hours[0]?.toISOString()).toBe("2026-11-19T13:00:00.000Z");
  });
});

describe("the health record", () => {
  const facts = {
    now: at,
    version: "1",
    environment: "test",
    uptimeSeconds: 61.9,
    blocks: 24,
    services: [{ id: "api", name: "API Service" }],
  };
  const nothing = { current: [], hours: [], apiLatencies: [], incidents: [] };

  it("is unknown where nothing was measured", () => {
    const record = buildRecord(nothing, facts);
    expect(record.status).toBe("unknown");
    expect(record.measured).toEqual({
      since: null,
      samples: 0,
      latencyP50: null,
      latencyP95: null,
      successRate: null,
    });
    expect(record.history.every(({ samples, worst }) => samples === 0 && worst === "unknown")).toBe(true);
  });

  it("ignores an old measurement for the current state", () => {
    const old = new Date(at.getTime() - 6 * 60_000);
    const current = [{ service: "api", status: "operational" as const, latencyMs: 3, detail: "", at: old }];
    const [api] = buildRecord({ ...nothing, current }, facts).services;
    expect(api).toMatchObject({ status: "unknown", latencyMs: null, lastCheck: old.toISOString() });
  });

  it("has no time of the last check for services that this site doesn’t measure", () => {
    const detail = { says: "notMeasuredHere" } as const;
    const current = [{ service: "api", status: "unknown" as const, latencyMs: null, detail, at }];
    const [api] = buildRecord({ ...nothing, current }, facts).services;
    expect(api).toMatchObject({ status: "unknown", detail: "Not measured from this site.", lastCheck: null });
  });
});

describe("times on the status page", () => {
  it("are in UTC, and the last hour of a day is shown with the day in which it began", () => {
    expect(moment("2026-01-05T03:04:59.999Z")).toBe("Jan 5, 2026, 03:04 UTC");
    expect(shortHour("2026-11-20T14:00:00.000Z")).toBe("14:00");
    expect(hourSpan("2026-11-30T23:00:00.000Z")).toBe("23:00 to 00:00 UTC, Nov 30");
    expect(clockTime("2026-11-20T04:05:06.000Z")).toBe("04:05:06 UTC");
  });
});

describe("numbers on the status page", () => {
  it("are never rounded up to 100%", () => {
    expect(percentage(1)).toBe("100%");
    expect(percentage(0.99999)).toBe("99.99%");
    expect(percentage(null)).toBe("not measured");
  });

  it("show durations in suitable units", () => {
    expect(duration(59)).toBe("under 1 min");
    expect(duration(3 * 86_400 + 4 * 3600 + 12 * 60)).toBe("3\u00a0d 4\u00a0h 12\u00a0min");
  });
});
