import "server-only";
import { DatabaseUnavailable } from "./database/faults";
import { describeError, log } from "./log";

export const logFailedRun = (job: string, error: unknown): void =>
  log.error({ job, ...describeError(error) }, "a run of a job failed");

/**
 * Does the work of a job for each item. A failure doesn't stop the others, unless the database is unavailable.
 * @throws the first error at the end, so that the run counts as failed; the others are logged
 */
export async function runForEach<T>(
  job: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let failure: { error: unknown } | null = null;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      if (failure) logFailedRun(job, error);
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
}

/** How often it is logged that the database is still unavailable, in milliseconds. */
const repeatOutageMs = 60_000;

/**
 * Decides which errors of a job are logged: an unavailable database at once and then once a minute for each reason, because a new
 * reason may need something else to be done; any other error each time.
 */
export function outageLog() {
  const loggedAt = new Map<string, number>();
  return {
    /** Whether to log this error. */
    admits(error: unknown): boolean {
      if (!(error instanceof DatabaseUnavailable)) return true;
      const now = performance.now();
      if (now - (loggedAt.get(error.message) ?? Number.NEGATIVE_INFINITY) < repeatOutageMs) return false;
      loggedAt.set(error.message, now);
      return true;
    },
    /** After a success: a later outage is logged at once. */
    end(): void {
      loggedAt.clear();
    },
  };
}

/**
 * Runs a job repeatedly, with a pause after each round. Errors are logged.
 * @param name of the job, for the log
 * @param pauses milliseconds between two rounds and, if different, before the first
 * @returns a function that stops it after the current round
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
  const outage = outageLog();

  async function run(): Promise<void> {
    try {
      await round();
      outage.end();
    } catch (error) {
      if (outage.admits(error)) logFailedRun(name, error);
    }
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
