import "server-only";
import { randomUUID } from "node:crypto";
import { addMilliseconds } from "date-fns";
import { sharedClock, type Transaction, write } from "./database";
import { runEvery } from "./jobs";
import { log } from "./log";
import { countRun, metrics } from "./metrics";

/** Milliseconds for which a lease is held, and after which the next process may take it. */
export const leaseMs = 15_000;
/** Milliseconds between two tries to take or to renew it: a holder that dies is followed within the sum of both. */
const everyMs = 5000;
/** Milliseconds that the clock may be set back, or that of a database be behind the one it took over from. */
const clockSkewMs = 60_000;

/**
 * Takes a lease that is free or ran out, or renews the own one, in one conditional update: of many processes that try
 * at once, one succeeds. An end that lies further ahead than any lease can last was written by a wrong clock, and binds
 * nobody.
 * @param ms for how many milliseconds from `now`
 * @returns whether `holder` has it until then
 */
export async function takeLease(
  tx: Transaction,
  { name, holder, now, ms = leaseMs }: { name: string; holder: string; now: Date; ms?: number },
): Promise<boolean> {
  const until = addMilliseconds(now, ms);
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

/** Gives up a lease, so that the next process needn't wait for its end. Of another holder's nothing is changed. */
export async function releaseLease(tx: Transaction, name: string, holder: string, now: Date): Promise<void> {
  await tx.jobLease.updateMany({ where: { name, holder }, data: { until: now } });
}

/** A lease that a process tries to hold for as long as it runs. */
export interface Leadership {
  name: string;
  /** Whether it holds it now, by its own monotonic clock: a process that was stopped for a while finds out by itself. */
  isHeld(): boolean;
  /** Whether it holds it, by the row, which stays locked until the end of the transaction: nobody takes it meanwhile. */
  confirm(tx: Transaction): Promise<boolean>;
  /** Stops trying, and gives it up. */
  stop(): Promise<void>;
}

/**
 * Takes a lease as soon as it is free, and renews it until it is stopped. What lies under it is done by one process at a
 * time, whichever is alive and however far the clocks of their machines are apart.
 */
export function electLeader(name: string): Leadership {
  const holder = randomUUID();
  const take = async (tx: Transaction) => takeLease(tx, { name, holder, now: await sharedClock(tx) });
  let heldUntil = Number.NEGATIVE_INFINITY;

  async function attempt(): Promise<void> {
    const wasHeld = isHeld();
    const askedAt = performance.now();
    const taken = await write(take);
    metrics.leases.set({ lease: name }, taken ? 1 : 0);
    heldUntil = taken ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
    if (taken && !wasHeld) log.info({ lease: name }, "lease taken");
    if (!taken && wasHeld) log.warn({ lease: name }, "lease lost");
  }

  const isHeld = () => performance.now() < heldUntil;
  const stop = runEvery(`lease ${name}`, { firstMs: 0, everyMs }, attempt);
  return {
    name,
    isHeld,
    confirm: take,
    async stop() {
      await stop();
      if (!isHeld()) return;
      heldUntil = Number.NEGATIVE_INFINITY;
      metrics.leases.set({ lease: name }, 0);
      await write(async (tx) => releaseLease(tx, name, holder, await sharedClock(tx)));
    },
  };
}

const lookMs = 1000;

interface Work {
  /** Of the job, for log and metrics. */
  name: string;
  everyMs: number;
  /** Milliseconds from taking the lease to the first round; at once, unless it says otherwise. */
  firstIn?: () => Promise<number>;
  round: () => Promise<unknown>;
}

/**
 * Does a round again and again while the lease is held, the first when it was taken. What it throws is logged.
 * @returns a function that stops it after the round in hand
 */
export function everyWhileLeader(lease: Leadership, work: Work): () => Promise<void> {
  const { name, everyMs, firstIn = async () => 0, round } = work;
  let dueAt: number | null = null;
  return runEvery(name, lookMs, async () => {
    if (!lease.isHeld()) {
      dueAt = null;
      return;
    }
    dueAt ??= performance.now() + (await firstIn());
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + everyMs;
    await countRun(name, round);
  });
}
