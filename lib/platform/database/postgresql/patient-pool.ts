import { setTimeout as wait } from "node:timers/promises";
import { Pool, type PoolClient } from "pg";
import { databaseCode } from "../faults";
import { connectMs, slotMs } from "./timeouts";

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** Milliseconds between looking for an idle connection, and after which a new one is tried again. */
const lookMs = 20;
const retryMs = 200;

/** The message of the original's error when its connections are in use for too long. It has no code. */
export const inUseMessage = "timeout exceeded when trying to connect";

/** Too many connections, of the server, the database or the role. */
const noSlots = "53300";

/**
 * A pool that waits while the server has no free slots, and uses the connections that it has. The original fails at once when it can't
 * open another one.
 */
export class PatientPool extends Pool {
  #refusal: unknown;
  #refusedUntil = 0;

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (broken) => client.release(broken as Error | boolean)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<PoolClient> {
    const begun = performance.now();
    const limit = this.options.connectionTimeoutMillis ?? connectMs;
    const deadline = begun + Math.min(slotMs, limit);
    for (;;) {
      if (this.idleCount > 0 || performance.now() >= this.#refusedUntil) {
        try {
          return await this.#connectUntil(begun + limit);
        } catch (error) {
          if (databaseCode(error) !== noSlots) throw error;
          this.#refusal = error;
          this.#refusedUntil = performance.now() + retryMs;
        }
      }
      if (performance.now() >= deadline) throw this.#refusal;
      await wait(lookMs);
    }
  }

  /** Once the pool is full, the original waits for its whole limit, also in a later try. A connection that comes too late goes back. */
  #connectUntil(deadline: number): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const giveUp = () => {
        isLate = true;
        reject(new Error(inUseMessage));
      };
      const timer = setTimeout(giveUp, deadline - performance.now());
      super
        .connect()
        .then((client) => (isLate ? client.release() : resolve(client)), reject)
        .finally(() => clearTimeout(timer));
    });
  }
}
