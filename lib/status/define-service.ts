import "server-only";
import type { ServiceId } from "@/lib/site/services";
import type { Detail } from "./details";
import { type MeasuredStatus, thresholds } from "./vocabulary";

export interface Measurement {
  status: MeasuredStatus;
  /** Null if no time was measured. */
  latencyMs: number | null;
  /** For the card. */
  detail: Detail;
}

/** How a service of lib/site/services is measured. */
interface ServiceDefinition<Id extends ServiceId> {
  id: Id;
  /** Measures it once. Never throws: what can't be measured is `unknown`, and no response is an `outage`. */
  measure: (now: Date) => Promise<Measurement>;
}

export function defineService<const Id extends ServiceId>(definition: ServiceDefinition<Id>) {
  return definition;
}

type PlainDetail = Exclude<Detail["says"], "errors">;

interface TimedProbe {
  /** The text for a normal and for a slow response. */
  says: { normally: PlainDetail; slowly: PlainDetail };
  /** Milliseconds after which a response counts as degraded. */
  slowMs: number;
  work: (now: Date) => Promise<unknown>;
}

/** Measures the duration of an action; a failure is an outage. */
export function timedProbe({ says, slowMs, work }: TimedProbe) {
  return async (now: Date): Promise<Measurement> => {
    try {
      const start = performance.now();
      await work(now);
      const latencyMs = Math.round((performance.now() - start) * 100) / 100;
      if (latencyMs > slowMs) return { status: "degraded", latencyMs, detail: { says: says.slowly } };
      return { status: "operational", latencyMs, detail: { says: says.normally } };
    } catch {
      return { status: "outage", latencyMs: null, detail: { says: "noAnswer" } };
    }
  };
}

const tickMs = 100;

/**
 * A limit for a request. It counts turns of the event loop, because while this process is busy it can't read a response that has
 * arrived: that is not an outage of the service.
 */
function limitInTurns(ms: number) {
  const controller = new AbortController();
  let left = Math.ceil(ms / tickMs);
  const timer = setInterval(() => {
    left -= 1;
    if (left <= 0) controller.abort(new Error(`no answer within ${ms} ms`));
  }, tickMs);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}

/** Requests an address and reads the whole response. @throws Error for a status of 400 or above, or after `probeTimeoutMs` */
export async function probeUrl(url: string): Promise<void> {
  const limit = limitInTurns(thresholds.probeTimeoutMs);
  try {
    const response = await fetch(url, {
      signal: limit.signal,
      redirect: "manual",
      // A connection of an earlier probe may be closed by the other side in this moment.
      headers: { Connection: "close" },
    });
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`answered ${response.status}`);
  } finally {
    limit.end();
  }
}
