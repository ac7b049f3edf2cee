import "server-only";
import { randomUUID } from "node:crypto";
import { addMilliseconds } from "date-fns";
import { sharedClock, type Transaction, write } from "./database";
import { runEvery } from "./jobs";
import { log } from "./log";
import { countRun, defineGauge } from "./metrics";
import { processSingleton } from "./process-singleton";

/** Milliseconds after which an unrenewed lease may be taken by another process. */
export const leaseMs = 15_000;
/** Milliseconds between two attempts to take or renew it. A crashed holder is replaced within the sum of both. */
const everyMs = 5000;
/** Milliseconds by which clocks may differ, for example after a failover of the database. */
const clockSkewMs = 60_000;

/**
 * Takes or renews a lease in one conditional update, so that one of many processes succeeds. An expiry further ahead than a lease can
 * last was written by a wrong clock, and is ignored.
 * @returns whether `holder` has it until then
 */
export async function acquireLease(
  tx: Transaction,
  { name, holder, now }: { name: string; holder: string; now: Date },
): Promise<boolean> {
  const until = addMilliseconds(now, leaseMs);
  const isFree = [{ until: { lte: now } }, { until: { gt: addMilliseconds(until, clockSkewMs) } }];
  const { count } = await tx.jobLease.updateMany({
    where: { name, OR: [{ holder }, ...isFree] },
    data: { holder, until },
  });
  if (count > 0) return true;
  if ((await tx.jobLease.findUnique({ where: { name } })) !== null) return false;
  await tx.jobLease.create({ data: { name, holder, until } });
  return true;
}

/** Releases a lease of this holder, so that the next process needn't wait for its expiry. */
export async function releaseLease(tx: Transaction, name: string, holder: string, now: Date): Promise<void> {
  await tx.jobLease.updateMany({ where: { name, holder }, data: { until: now } });
}

/** A lease that a process tries to hold while it runs. */
export interface Leadership {
  name: string;
  /** Whether it holds the lease, by the monotonic clock: a process that was suspended notices that it expired. */
  isHeld(): boolean;
  /** Whether it holds the lease, by the row, which stays locked until the end of the transaction. */
  confirm(tx: Transaction): Promise<boolean>;
  /** Stops trying, and releases it. */
  stop(): Promise<void>;
}

/** The leases that this process tries to hold, by name. */
const leases = processSingleton("leases", () => new Map<string, Pick<Leadership, "isHeld">>());

/** Read on each scrape, because a lease that can't be renewed expires without any event. */
export function defineLeaseMetrics(): void {
  defineGauge(
    "palisade_lease_held",
    "1 while this process holds the lease for scheduled work.",
    "lease",
    async () => Object.fromEntries([...leases].map(([name, lease]) => [name, lease.isHeld() ? 1 : 0])),
  );
}

/** Takes a lease as soon as it is free and renews it until stopped, so that one process at a time does the work. */
export function electLeader(name: string): Leadership {
  const holder = randomUUID();
  const acquire = async (tx: Transaction) => acquireLease(tx, { name, holder, now: await sharedClock(tx) });
  let heldUntil = Number.NEGATIVE_INFINITY;

  async function attempt(): Promise<void> {
    const wasHeld = isHeld();
    const askedAt = performance.now();
    const taken = await write(acquire);
    heldUntil = taken ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
    if (taken && !wasHeld) log.info({ lease: name }, "lease taken");
    if (!taken && wasHeld) log.warn({ lease: name }, "lease lost");
  }

  const isHeld = () => performance.now() < heldUntil;
  leases.set(name, { isHeld });
  const stop = runEvery(`lease ${name}`, { firstMs: 0, everyMs }, attempt);
  return {
    name,
    isHeld,
    confirm: acquire,
    async stop() {
      await stop();
      if (!isHeld()) return;
      heldUntil = Number.NEGATIVE_INFINITY;
      await write(async (tx) => releaseLease(tx, name, holder, await sharedClock(tx)));
    },
  };
}

const checkMs = 1000;

interface Work {
  /** The name of the job, for log and metrics. */
  name: string;
  everyMs: number;
  /** Milliseconds from taking the lease to the first round, by default none. */
  firstDelayMs?: () => Promise<number>;
  round: () => Promise<unknown>;
}

/**
 * Runs a job repeatedly while the lease is held. Errors are logged.
 * @returns a function that stops it after the current round
 */
export function runWhileLeader(lease: Leadership, work: Work): () => Promise<void> {
  const { name, everyMs, firstDelayMs = async () => 0, round } = work;
  let dueAt: number | null = null;
  return runEvery(name, checkMs, async () => {
    if (!lease.isHeld()) {
      dueAt = null;
      return;
    }
    dueAt ??= performance.now() + (await firstDelayMs());
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + everyMs;
    await countRun(name, round);
  });
}
