import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { processSingleton } from "@/lib/platform/process-singleton";

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // The process itself: memory, CPU, garbage collection, and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const databaseFaults = new Counter({
    name: "palisade_database_faults_total",
    help: "Reads and transactions that failed because the database was unavailable or locked for too long.",
    labelNames: ["access"] as const,
    registers,
  });
  for (const access of ["read", "write"]) databaseFaults.inc({ access }, 0);
  return {
    registry,
    databaseFaults,
    requests: new Counter({
      name: "palisade_http_requests_total",
      help: "Responses, by route pattern.",
      labelNames: ["method", "route", "status"] as const,
      registers,
    }),
    refusedRequests: new Counter({
      name: "palisade_refused_requests_total",
      help: "Requests that were refused with 503 because too many were waiting.",
      registers,
    }),
    requestSeconds: new Histogram({
      name: "palisade_http_request_duration_seconds",
      help: "Time from the request headers to the end of the response.",
      labelNames: ["method", "route"] as const,
      buckets,
      registers,
    }),
    databaseWaits: new Histogram({
      name: "palisade_database_wait_seconds",
      help: "Time from requesting the database to the first statement: waiting for a connection, the turn to write or a lock.",
      labelNames: ["access"] as const,
      buckets,
      registers,
    }),
    jobRuns: new Counter({
      name: "palisade_job_runs_total",
      help: "Runs of scheduled jobs in this process, by result.",
      labelNames: ["job", "outcome"] as const,
      registers,
    }),
    jobSeconds: new Histogram({
      name: "palisade_job_duration_seconds",
      help: "Duration of those runs.",
      labelNames: ["job"] as const,
      buckets: [...buckets, 60, 600],
      registers,
    }),
  };
}

/** Labels have few values: never a path or an id. Counters of failures start at zero, so that Prometheus sees the first increase. */
export const metrics = processSingleton("metrics", makeMetrics);

/** Runs a round of a job, and counts it by outcome. @throws what the round throws */
export async function countRun(job: string, round: () => Promise<unknown>): Promise<void> {
  const end = metrics.jobSeconds.startTimer({ job });
  metrics.jobRuns.inc({ job, outcome: "failed" }, 0);
  try {
    await round();
    metrics.jobRuns.inc({ job, outcome: "done" });
  } catch (error) {
    metrics.jobRuns.inc({ job, outcome: "failed" });
    throw error;
  } finally {
    end();
  }
}

/**
 * Defines a gauge with labels that is read on each scrape. If reading fails, it has no value, which differs from zero.
 * @param read returns each value with its labels
 */
export function defineLabeledGauge<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  read: () => Promise<{ labels: Record<L, string>; value: number }[]>,
): void {
  if (metrics.registry.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    labelNames,
    registers: [metrics.registry],
    async collect() {
      this.reset();
      // Without labels, a reset means zero.
      if (labelNames.length === 0) this.remove();
      for (const { labels, value } of await read().catch(() => [])) this.set(labels, value);
    },
  });
}

/**
 * Like `defineLabeledGauge`, with one label.
 * @param read returns values by label
 */
export function defineGauge<L extends string>(
  name: string,
  help: string,
  label: L,
  read: () => Promise<Record<string, number>>,
): void {
  defineLabeledGauge(name, help, [label], async () =>
    Object.entries(await read()).map(([labeled, value]) => ({
      labels: { [label]: labeled } as Record<L, string>,
      value,
    })),
  );
}
