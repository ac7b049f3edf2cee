import "server-only";
import { runRetentionByClock } from "./run-retention";

const firstMs = 5000;
const everyMs = 5 * 60_000;
const fullEveryMs = 24 * 3_600_000;

/** Starts the retention job: all of it at the start and once a day, the short periods every few minutes. */
export function startRetention(): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let lastFull = 0;

  function round(): void {
    const now = new Date();
    const full = Math.abs(now.getTime() - lastFull) >= fullEveryMs;
    if (full) lastFull = now.getTime();
    running = runRetentionByClock(now, full ? "all" : "short").finally(() => {
      if (!stopped) schedule(everyMs);
    });
  }
  function schedule(delay: number): void {
    timer = setTimeout(round, delay);
    timer.unref();
  }

  schedule(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
