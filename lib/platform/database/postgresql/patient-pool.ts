import { setTimeout } from "node:timers/promises";
import { Pool, type PoolClient } from "pg";
import { databaseCode } from "../faults";
import { slotMs } from "./timeouts";

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** Milliseconds between looking for an idle connection, and after which a new one is tried again. */
const lookMs = 20;
const retryMs = 200;

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
    const deadline = performance.now() + Math.min(slotMs, this.options.connectionTimeoutMillis ?? slotMs);
    for (;;) {
      if (this.idleCount > 0 || performance.now() >= this.#refusedUntil) {
        try {
          return await super.connect();
        } catch (error) {
          if (databaseCode(error) !== noSlots) throw error;
          this.#refusal = error;
          this.#refusedUntil = performance.now() + retryMs;
        }
      }
      if (performance.now() >= deadline) throw this.#refusal;
      await setTimeout(lookMs);
    }
  }
}
