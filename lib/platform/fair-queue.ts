import { createRefusal } from "@/lib/platform/words";

interface Limits {
  /** How many run at a time. */
  concurrency: number;
  /** How many may wait for one purpose. */
  waiting: number;
  /** Milliseconds that one may wait. */
  maxWaitMs: number;
}

/** Retry-After in seconds. */
const retryAfter = 2;

export const queueIsFull = () => createRefusal(503, ({ tooMany }) => tooMany, { retryAfter });

/**
 * Limits how much expensive work runs at a time. Purposes take turns, so that many requests for one don't block another. Each has a
 * limit on waiting work, and on the time to wait.
 */
export class FairQueue<P extends string> {
  #running = 0;
  /** By purpose, in the order of their turns. */
  readonly #waiting = new Map<P, (() => void)[]>();

  constructor(private readonly limits: Limits) {}

  /**
   * @param full creates the error. A queue shared by several bundles gets it from each, because every bundle has its
   * own class
   * @param wait receives the promise of a turn to wait for
   * @throws what `full` creates, and what the work throws
   */
  async run<T>(
    purpose: P,
    work: () => Promise<T>,
    full: () => Error = queueIsFull,
    wait = (turn: Promise<void>): Promise<void> => turn,
  ): Promise<T> {
    if (this.#running < this.limits.concurrency) this.#running += 1;
    else await wait(this.#waitForTurn(purpose, full));
    try {
      return await work();
    } finally {
      this.#releasePlace();
    }
  }

  /** Waits for a free place. */
  #waitForTurn(purpose: P, full: () => Error): Promise<void> {
    const line = this.#waiting.get(purpose) ?? [];
    if (line.length >= this.limits.waiting) return Promise.reject(full());
    this.#waiting.set(purpose, line);
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) this.#waiting.delete(purpose);
        reject(full());
      }, this.limits.maxWaitMs);
      line.push(begin);
    });
  }

  /** Passes a place on to the next purpose, which then comes last. */
  #releasePlace(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [purpose, line] = next;
    this.#waiting.delete(purpose);
    const begin = line.shift();
    if (line.length > 0) this.#waiting.set(purpose, line);
    begin?.();
  }
}
