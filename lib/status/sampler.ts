import "server-only";
import { lock, type Transaction, write } from "@/lib/platform/database";
import { describeError, log } from "@/lib/platform/log";
import { publishChanges } from "./events";
import { hourOf, summarize } from "./measure";
import { type Finding, services } from "./services";
import type { MeasuredStatus } from "./vocabulary";

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
    log.error(describeError(error), "the samples could not be stored");
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

async function rollUp(tx: Transaction, service: string, now: Date): Promise<void> {
  const hour = hourOf(now);
  const rows = await tx.healthSample.findMany({ where: { service, at: { gte: hour } } });
  const summary = summarize(rows.map((row) => ({ ...row, status: row.status as MeasuredStatus })));
  await tx.healthHour.upsert({
    where: { service_hour: { service, hour } },
    create: { service, hour, ...summary },
    update: summary,
  });
}

/** Stores findings as samples of this moment and brings their hour's roll-up up to date. */
async function storeFindings(findings: Finding[], now: Date): Promise<void> {
  await write(async (tx) => {
    // The roll-up is made of all samples of its hour, other processes' too.
    await lock(tx, "samples");
    await publishChanges(tx, findings, now);
    await tx.healthSample.createMany({ data: findings.map((finding) => ({ ...finding, at: now })) });
    for (const { service } of findings) await rollUp(tx, service, now);
  });
}

/**
 * Measures every service once and stores what was found.
 * @param found told of the findings before they are stored, because storing them may be what fails
 * @throws DatabaseUnavailable
 */
export async function takeSamples(now: Date, found?: (findings: Finding[]) => void): Promise<Finding[]> {
  const findings = await Promise.all(
    services.map(async ({ id, measure }) => ({ service: id, ...(await measure(now)) })),
  );
  found?.(findings);
  await storeFindings(findings, now);
  return findings;
}
