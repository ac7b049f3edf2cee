import { expect, onTestFinished, vi } from "vitest";

/** Does the work by a monotonic clock that is twenty times as fast: what is patient for seconds gives up sooner. */
export async function hurried<T>(work: () => Promise<T>): Promise<T> {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => 20 * now());
  return work().finally(() => clock.mockRestore());
}

/** @returns what has so many seconds be over at once, for whoever set itself exactly that limit in this test */
export function timeLimit(seconds: number): () => void {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms, "milliseconds of the limit").toBe(seconds * 1000);
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return () => void setImmediate(() => limit.abort(new DOMException("The time is up.", "TimeoutError")));
}
