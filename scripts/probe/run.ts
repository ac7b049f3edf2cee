import { setTimeout as pause } from "node:timers/promises";
import { staffEndpoints } from "@/lib/site/staff-paths";
import { type PlaceReport, placeChecks, reportableHours } from "@/lib/status/place-checks";

interface ProbeOptions {
  /** The address of the site that is measured, without a path. */
  site: string;
  place: string;
  token: string;
  once: boolean;
  signal: AbortSignal;
}

type Report = Omit<PlaceReport, "at"> & { at: Date };

const everyMs = 60_000;
/** Milliseconds without a response that count as an outage. */
const timeoutMs = 10_000;
const maxWaiting = (reportableHours * 3_600_000) / everyMs;

/** Any response means "up", including those of the gate and maintenance. Only a server error doesn't. */
async function check({ id, path, slowMs }: (typeof placeChecks)[number], site: string) {
  const start = performance.now();
  try {
    const response = await fetch(new URL(path, site), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "manual",
      cache: "no-store",
    });
    await response.arrayBuffer();
    const latencyMs = Math.round((performance.now() - start) * 100) / 100;
    if (response.status >= 500) return { id, status: "outage" as const, latencyMs };
    return { id, status: latencyMs > slowMs ? ("degraded" as const) : ("operational" as const), latencyMs };
  } catch {
    return { id, status: "outage" as const, latencyMs: null };
  }
}

/** @returns whether it needs no retry, because it was accepted or permanently refused */
async function deliver(report: Report, { site, token }: ProbeOptions): Promise<boolean> {
  try {
    const response = await fetch(new URL(staffEndpoints.probes, site), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    if (response.ok) return true;
    const body = (await response.json().catch(() => ({}))) as { error?: string };
    console.error(`${report.at.toISOString()} not taken: ${response.status} ${body.error ?? ""}`.trim());
    // A refusal for the report's time or check is permanent; a wrong token may be fixed while the probe runs.
    return response.status === 409 || response.status === 422;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message;
    console.error(`${report.at.toISOString()} not reported yet: ${reason}`);
    return false;
  }
}

/**
 * Measures until it is stopped, or once. Reports that failed are retried with the next measurement, oldest first.
 * @returns whether all were accepted
 */
export async function probe(options: ProbeOptions): Promise<boolean> {
  const { site, place, once, signal } = options;
  const waiting: Report[] = [];
  for (;;) {
    const at = new Date();
    const checks = await Promise.all(placeChecks.map((each) => check(each, site)));
    console.log(`${at.toISOString()} ${checks.map(({ id, status }) => `${id} ${status}`).join(", ")}`);
    waiting.push({ place, at, checks });
    waiting.splice(0, waiting.length - maxWaiting);
    while (waiting[0] && (await deliver(waiting[0], options))) waiting.shift();
    if (once || signal.aborted) return waiting.length === 0;
    const next = everyMs - ((Date.now() - at.getTime()) % everyMs);
    await pause(next, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return waiting.length === 0;
  }
}
