import "server-only";
import { addMilliseconds, addSeconds } from "date-fns";
import { DatabaseUnavailable } from "./database/faults";
import { describeError, log } from "./log";

/**
 * What queues of rows have in common. A row is pending, is sent under a lease that one worker holds, and ends; a lease
 * that ran out belongs to a process that died, and the row is anybody's again.
 */

/** The rows that may be worked on now. */
export const dueRows = (now: Date) => ({
  OR: [
    { state: "pending", nextAttemptAt: { lte: now } },
    { state: "sending", claimedUntil: { lte: now } },
  ],
});

/** How many rows a worker reads for each one it leases: others may already be leased. */
export const candidatesPerLease = 8;

/** Rows in the order in which their ids were found; ids without a row are left out. */
export function sortByIds<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Leases rows to a worker for so many milliseconds, and counts the attempt. */
export const leaseData = (worker: string, now: Date, ms: number) => ({
  state: "sending",
  claimedBy: worker,
  claimedUntil: addMilliseconds(now, ms),
  attempts: { increment: 1 },
});

/** Gives up a lease. */
export const releaseData = { claimedBy: null, claimedUntil: null };

/** The moment so many seconds from now, give or take a fifth, so that what failed together doesn't come back together. */
export function withJitter(seconds: number, now: Date, random = Math.random): Date {
  const jitter = 0.8 + random() * 0.4;
  return addSeconds(now, Math.round(seconds * jitter));
}

const storeEveryMs = 500;

/**
 * Stores a try's outcome, as often as it takes: what left and isn't marked would leave once more.
 * @param about what the log calls it meanwhile
 */
export async function untilStored(about: object, store: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.error({ ...about, ...describeError(error) }, "the outcome could not be stored yet");
      await new Promise((resolve) => setTimeout(resolve, storeEveryMs));
    }
  }
}

/**
 * Does a round again and again, so many milliseconds after the last one ended. What it throws is logged.
 * @param name of the job, for the log
 * @param pauses milliseconds between two rounds, and before the first, where that is another time
 * @returns a function that stops it after the round in hand
 */
export function runEvery(
  name: string,
  pauses: number | { firstMs: number; everyMs: number },
  round: () => Promise<void>,
): () => Promise<void> {
  const { firstMs, everyMs } = typeof pauses === "number" ? { firstMs: pauses, everyMs: pauses } : pauses;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    await round().catch((error) =>
      log.error({ job: name, ...describeError(error) }, "a run of a job failed"),
    );
    if (!stopped) schedule(everyMs);
  }
  function schedule(ms: number): void {
    timer = setTimeout(() => {
      running = run();
    }, ms);
    timer.unref();
  }

  schedule(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
