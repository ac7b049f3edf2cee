import { utcHour } from "@/lib/site/dates";
import { type MeasuredStatus, thresholds, worstOf } from "./vocabulary";

export interface Sample {
  at: Date;
  status: MeasuredStatus;
  latencyMs: number | null;
}

/** One service in one hour. */
export interface HourSummary {
  samples: number;
  /** Samples in which the service was operational. */
  good: number;
  /** Samples with an outage. */
  down: number;
  worst: MeasuredStatus;
  /** Milliseconds; null without measured latencies. */
  latencyP50: number | null;
  latencyP95: number | null;
}

/** The nearest-rank percentile (rank = ⌈p·n⌉) of unsorted values; null if there are none. */
export function percentile(values: readonly number[], p: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? null;
}

/** Aggregates a service's samples. Unknown ones measured nothing and don't count. */
export function summarize(all: readonly Sample[]): HourSummary {
  const samples = all.filter(({ status }) => status !== "unknown");
  const latencies = samples.flatMap(({ latencyMs }) => latencyMs ?? []);
  return {
    samples: samples.length,
    good: samples.filter(({ status }) => status === "operational").length,
    down: samples.filter(({ status }) => status === "outage").length,
    worst: worstOf(samples.map(({ status }) => status)),
    latencyP50: percentile(latencies, 0.5),
    latencyP95: percentile(latencies, 0.95),
  };
}

/** The starts of the last `count` hours, oldest first, including the current one. */
export function lastHours(now: Date, count: number): Date[] {
  const current = utcHour(now).getTime();
  return Array.from({ length: count }, (_, index) => new Date(current - (count - 1 - index) * 3_600_000));
}

/** The condition for samples that no wrong clock has dated in the future. */
export const notFromFuture = (now: Date) => ({
  at: { lte: new Date(now.getTime() + thresholds.aheadSeconds * 1000) },
});
