import "server-only";
import type { ServiceId } from "@/lib/site/services";
import type { Detail } from "./details";
import { type MeasuredStatus, thresholds } from "./vocabulary";

/** What one measurement found. */
export interface Measurement {
  status: MeasuredStatus;
  /** Null where no time was taken. */
  latencyMs: number | null;
  /** For the card. */
  detail: Detail;
}

/** How a service of lib/site/services is measured. */
interface ServiceDefinition<Id extends ServiceId> {
  id: Id;
  /** Measures it once. It never throws: what can't be measured is `unknown`, what doesn't answer an `outage`. */
  measure: (now: Date) => Promise<Measurement>;
}

export function defineService<const Id extends ServiceId>(definition: ServiceDefinition<Id>) {
  return definition;
}

type Plain = Exclude<Detail["says"], "errors">;

interface TimedProbe {
  /** What is said when all is well, and when it took too long. */
  says: { normally: Plain; slowly: Plain };
  /** Milliseconds after which an answer counts as degraded. */
  slowMs: number;
  work: (now: Date) => Promise<unknown>;
}

/** Measures by the time that something takes; when it fails, that is an outage. */
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

/** A request that counts once its answer was read whole. @throws Error for an answer of 400 and above, or none in time */
export async function request(url: string): Promise<void> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(thresholds.probeTimeoutMs),
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`answered ${answer.status}`);
}
