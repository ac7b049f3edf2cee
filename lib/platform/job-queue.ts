import "server-only";
import { addMilliseconds, addSeconds } from "date-fns";
import {
  lockUnlockedRows,
  type QueueTable,
  type Reader,
  read,
  sharedClock,
  type Transaction,
  write,
} from "./database";
import { DatabaseUnavailable } from "./database/faults";
import { outageLog, runEvery } from "./jobs";
import { describeError, log } from "./log";

/**
 * The queue of everything that leaves the site. A pending row is leased by one worker until the outcome of its attempt is stored. If a
 * lease expires because the process crashed, another worker takes the row: it is sent at least once, under the same id.
 */

/** A row of a queue as it was leased: `attempts` counts those before this one. */
interface Job {
  id: string;
  attempts: number;
}

/** The times that rows are compared with. A wrong clock must not end another process's lease: that would send a row twice. */
interface QueueTimes {
  now: Date;
  shared: Date;
}

/** @param now replaces both clocks */
export const queueTimes = async (db: Pick<Reader, "$queryRaw">, now?: Date): Promise<QueueTimes> =>
  now ? { now, shared: now } : { now: new Date(), shared: await sharedClock(db) };

/** The condition for rows that may be leased now. */
export const dueRows = ({ now, shared }: QueueTimes) => ({
  OR: [
    { state: "pending", nextAttemptAt: { lte: now } },
    { state: "sending", claimedUntil: { lte: shared } },
  ],
});

/** The condition for rows that were not sent and may still be. */
export const whereUndelivered = { state: { in: ["pending", "sending"] } };

/** Leases rows to a worker, and counts the attempt. */
const leaseData = (worker: string, { shared }: QueueTimes, ms: number) => ({
  state: "sending",
  claimedBy: worker,
  claimedUntil: addMilliseconds(shared, ms),
  attempts: { increment: 1 },
});

/** Ends a lease. */
const releaseData = { claimedBy: null, claimedUntil: null };

/** Makes a row due again, with all attempts. */
export const retryData = (now: Date) => ({ state: "pending", attempts: 0, nextAttemptAt: now });

/** The state of a row after a success. */
export const successData = <S extends string>(state: S) => ({ ...releaseData, state });

/** A delay varies by a fifth, so that rows that failed together aren't retried together. */
const jitter = 0.2;

interface Retry {
  /** Attempts before this one. */
  earlier: number;
  /** Whether a further attempt would be useless. */
  isFinal: boolean;
  /** Seconds that the next attempt waits at least. */
  atLeast?: number;
}

/**
 * The state of a row after a failure: due later or, after the last attempt, dead until somebody resends it.
 * @param delays seconds before each next attempt
 */
export function failureData(
  delays: readonly number[],
  { earlier, isFinal, atLeast = 0 }: Retry,
  now: Date,
  random = Math.random,
) {
  const delay = delays[earlier];
  if (delay === undefined || isFinal) return { ...releaseData, state: "dead" as const };
  const varied = Math.max(delay, atLeast / (1 - jitter)) * (1 - jitter + random() * 2 * jitter);
  return { ...releaseData, state: "pending" as const, nextAttemptAt: addSeconds(now, Math.round(varied)) };
}

type Conditions<Where> = { AND: (Where | ReturnType<typeof dueRows> | { id: { in: string[] } })[] };

/** A kind of job: the table that holds it, and how its rows are found, read and changed. */
export interface JobType<Row extends Job, Where, Change> {
  table: QueueTable;
  /** What the log calls the id of a row. */
  logName: string;
  /** Longer than one attempt, so that no other worker takes a row meanwhile. */
  leaseMs: number;
  first(db: Reader, where: Conditions<Where>): Promise<{ id: string } | null>;
  /** The most urgent rows. */
  candidates(tx: Transaction, where: Conditions<Where>, limit: number): Promise<{ id: string }[]>;
  load(tx: Transaction, where: Conditions<Where>): Promise<Row[]>;
  update(
    tx: Transaction,
    where: { id: string | { in: string[] }; claimedBy?: string },
    data: Change | ReturnType<typeof leaseData>,
  ): Promise<{ count: number }>;
}

/** What an attempt led to. */
interface AttemptResult<Change> {
  change: Change;
  /**
   * What is stored with it.
   * @param isOurs false if the lease was lost: then the row is not changed
   */
  store?: (tx: Transaction, isOurs: boolean) => Promise<unknown>;
}

interface Batch<Row, Where, Change> {
  worker: string;
  /** Replaces the clocks. */
  now: Date | undefined;
  /** The part of the queue. */
  where: Where;
  limit: number;
  /** Reports failures in its result. If it throws, the row waits until its lease expires. */
  attempt: (row: Row) => Promise<AttemptResult<Change>>;
}

/** How many rows a worker reads for each one it leases, since others may be leased already. */
const candidatesPerLease = 8;

/** Leases rows to a worker. The first look is a read, so that an empty queue keeps no writer waiting. */
async function claim<Row extends Job, Where, Change>(
  type: JobType<Row, Where, Change>,
  { worker, now, where, limit }: Batch<Row, Where, Change>,
): Promise<Row[]> {
  const due = (times: QueueTimes) => [where, dueRows(times)];
  const one = await read(async (db) => type.first(db, { AND: due(await queueTimes(db, now)) }));
  if (one === null) return [];
  return write(async (tx) => {
    const times = await queueTimes(tx, now);
    const candidates = await type.candidates(tx, { AND: due(times) }, limit * candidatesPerLease);
    const ids = candidates.map(({ id }) => id);
    const free = await lockUnlockedRows(tx, type.table, ids, limit);
    const loaded = await type.load(tx, { AND: [...due(times), { id: { in: free } }] });
    const byId = new Map(loaded.map((row) => [row.id, row]));
    const rows = free.flatMap((id) => byId.get(id) ?? []);
    await type.update(tx, { id: { in: rows.map(({ id }) => id) } }, leaseData(worker, times, type.leaseMs));
    return rows;
  });
}

/** Attempts some of what is due in a part of a queue, and stores each outcome. @returns how many were tried */
export async function runBatch<Row extends Job, Where, Change>(
  type: JobType<Row, Where, Change>,
  batch: Batch<Row, Where, Change>,
): Promise<number> {
  const rows = await claim(type, batch);
  const one = async (row: Row) => {
    const about = { [type.logName]: row.id };
    try {
      const { change, store } = await batch.attempt(row);
      await retryUntilStored(about, () =>
        write(async (tx) => {
          const { count } = await type.update(tx, { id: row.id, claimedBy: batch.worker }, change);
          await store?.(tx, count > 0);
        }),
      );
    } catch (error) {
      // The row stays leased, so it is tried again when the lease expires.
      log.error({ ...about, ...describeError(error) }, "an attempt ended without an outcome");
    }
  };
  await Promise.all(rows.map(one));
  return rows.length;
}

const storeEveryMs = 500;

/** Retries until an outcome is stored: otherwise what was sent would be sent again. @param about its name in the log */
async function retryUntilStored(about: object, store: () => Promise<unknown>): Promise<void> {
  const outage = outageLog();
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (outage.admits(error))
        log.error({ ...about, ...describeError(error) }, "the outcome could not be stored yet");
      await new Promise((resolve) => setTimeout(resolve, storeEveryMs));
    }
  }
}

const pollMs = 500;

interface Worker {
  name: string;
  /** The parts of the queue that may have something due, save for those that are busy. */
  parts: (busy: readonly string[]) => Promise<readonly string[]>;
  partsAtOnce: number;
  /** @returns how many rows were tried */
  batch: (part: string) => Promise<number>;
  logFailure: (part: string, error: unknown) => void;
}

/**
 * Empties a queue's parts side by side, so that a slow one delays no other, and looks for more after a pause.
 * @returns a function that stops it after the attempts in progress
 */
export function startWorker({ name, parts, partsAtOnce, batch, logFailure }: Worker): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  // Per part: on a full disk, parts that only read succeed.
  const outages = new Map<string, ReturnType<typeof outageLog>>();
  let stopped = false;
  async function runPart(part: string): Promise<void> {
    try {
      while (!stopped && (await batch(part)) > 0);
      outages.delete(part);
    } catch (error) {
      const outage = outages.get(part) ?? outageLog();
      outages.set(part, outage);
      if (outage.admits(error)) logFailure(part, error);
    } finally {
      running.delete(part);
    }
  }
  const stop = runEvery(name, pollMs, async () => {
    const due = await parts([...running.keys()]);
    for (const part of due.slice(0, partsAtOnce - running.size)) running.set(part, runPart(part));
  });
  return async () => {
    stopped = true;
    await stop();
    await Promise.all(running.values());
  };
}
