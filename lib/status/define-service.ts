import "server-only";
import type { ServiceId } from "@/lib/site/services";
import { type MeasuredStatus, thresholds } from "./vocabulary";

/** What one measurement found. */
export interface Measured {
  status: MeasuredStatus;
  /** Null where no time was taken. */
  latencyMs: number | null;
  /** One sentence for the card. */
  detail: string;
}

/** How a service of lib/site/services is measured. */
interface ServiceDefinition<Id extends ServiceId> {
  id: Id;
  /** Measures it once. It never throws: what can't be measured is `unknown`, what doesn't answer an `outage`. */
  measure: (now: Date) => Promise<Measured>;
}

export function defineService<const Id extends ServiceId>(definition: ServiceDefinition<Id>) {
  return definition;
}

interface TimedProbe {
  /** What it does when all is well, as a sentence begins: "Answers". */
  subject: string;
  /** Milliseconds after which an answer counts as degraded. */
  slowMs: number;
  work: (now: Date) => Promise<unknown>;
}

/** Measures by the time that something takes; when it fails, that is an outage. */
export function timedProbe({ subject, slowMs, work }: TimedProbe) {
  return async (now: Date): Promise<Measured> => {
    try {
      const start = performance.now();
      await work(now);
      const latencyMs = Math.round((performance.now() - start) * 100) / 100;
      if (latencyMs > slowMs) return { status: "degraded", latencyMs, detail: `${subject} slowly.` };
      return { status: "operational", latencyMs, detail: `${subject} normally.` };
    } catch {
      return { status: "outage", latencyMs: null, detail: "No usable answer." };
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
