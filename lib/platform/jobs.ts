import "server-only";
import { describeError, log } from "./log";

export const logFailedRun = (job: string, error: unknown): void =>
  log.error({ job, ...describeError(error) }, "a run of a job failed");

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

  async function run(): Promise<void> {
    await round().catch((error) => logFailedRun(name, error));
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
