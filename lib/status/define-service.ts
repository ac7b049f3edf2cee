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

/** Requests an address and reads the whole response. @throws Error for a status of 400 or above, or after `probeTimeoutMs` */
export async function probeUrl(url: string): Promise<void> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(thresholds.probeTimeoutMs),
    redirect: "manual",
  });
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`answered ${response.status}`);
}
