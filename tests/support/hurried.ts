import { expect, onTestFinished, vi } from "vitest";

/** Runs the work with a monotonic clock that is twenty times as fast, so that timeouts of seconds expire sooner. */
export async function hurried<T>(work: () => Promise<T>): Promise<T> {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => 20 * now());
  return work().finally(() => clock.mockRestore());
}

/** @returns a function that makes time limits of exactly `seconds` expire at once */
export function timeLimit(seconds: number): () => void {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms, "milliseconds of the limit").toBe(seconds * 1000);
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return () => void setImmediate(() => limit.abort(new DOMException("The time is up.", "TimeoutError")));
}
