import "server-only";
import { errorFacts, log } from "../log";
import type { Finding } from "./probes";
import { takeSamples } from "./take-samples";

const everyMs = 60_000;
const jitterMs = 5000;

interface Latest {
  findings: Finding[];
  at: Date;
}

const shared = globalThis as typeof globalThis & { palisadeLatestFindings?: Latest };

/** What this process measured last, kept in memory because a database that is down can't be asked. */
export function latestFindings(): Latest | undefined {
  return shared.palisadeLatestFindings;
}

/** Measures now and remembers it. */
async function sample(): Promise<void> {
  const at = new Date();
  try {
    const findings = await takeSamples(at, (found) => {
      shared.palisadeLatestFindings = { findings: found, at };
    });
    log.debug({ findings: findings.map(({ service, status }) => `${service} ${status}`) }, "sampled");
  } catch (error) {
    log.error(errorFacts(error), "the samples could not be stored");
  }
}

/** Starts measuring each minute, jittered so that several processes don't measure in step. @returns a function that stops it */
export function startSampler(): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = sample().finally(() => {
        if (!stopped) schedule(everyMs + (Math.random() * 2 - 1) * jitterMs);
      });
    }, delay);
    timer.unref();
  }

  schedule(1000);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
