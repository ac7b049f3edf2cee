import { refused } from "@/lib/platform/words";
import { HttpError } from "./http-error";

interface Limits {
  /** How much is worked on at a time. */
  atOnce: number;
  /** How many may wait for one purpose. */
  waiting: number;
  /** Milliseconds that one may wait. */
  patienceMs: number;
}

/** Seconds after which somebody who was refused may find room. */
const retryAfter = 2;

export const queueIsFull = () =>
  new HttpError(
    503,
    refused(({ tooMany }) => tooMany),
    { retryAfter },
  );

/**
 * Costly work, some at a time. Purposes take turns, so that a crowd at one delays another by its share only; more than
 * may wait for one purpose, or longer, are refused.
 */
export class FairQueue<P extends string> {
  #running = 0;
  /** By purpose, the one whose turn is next first. */
  readonly #waiting = new Map<P, (() => void)[]>();

  constructor(private readonly limits: Limits) {}

  /**
   * @param full makes the error. Where one queue serves several bundles, each passes its own, or its handlers would not
   * recognize the class.
   * @param wait is given the promise of a turn to wait for
   * @throws what `full` makes, and what the work throws
   */
  async run<T>(
    purpose: P,
    work: () => Promise<T>,
    full: () => Error = queueIsFull,
    wait = (turn: Promise<void>): Promise<void> => turn,
  ): Promise<T> {
    if (this.#running < this.limits.atOnce) this.#running += 1;
    else await wait(this.#turn(purpose, full));
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  /** Waits for the place of somebody who is done. */
  #turn(purpose: P, full: () => Error): Promise<void> {
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
      }, this.limits.patienceMs);
      line.push(begin);
    });
  }

  /** Hands a place on to the purpose whose turn it is, which then comes last. */
  #pass(): void {
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
