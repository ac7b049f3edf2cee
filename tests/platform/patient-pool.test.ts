import { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Client, PoolClient } from "pg";
import { expect, it } from "vitest";
import { PatientPool } from "@/lib/platform/database/postgresql/patient-pool";

/** Whether the server has a free slot. */
let isFree = false;

/** A connection without a server. */
class FakeClient extends EventEmitter {
  /** The pool keeps only connections that can be used again. */
  readonly _queryable = true;
  connect(done: (error?: Error) => void): void {
    const refusal = Object.assign(new Error("sorry, too many clients already"), { code: "53300" });
    setImmediate(() => (isFree ? done() : done(refusal)));
  }
  end(done?: () => void): void {
    done?.();
  }
  ref(): void {}
  unref(): void {}
}

it("a request that waited for a slot waits no longer than others for a connection, and gives back one that comes too late", async () => {
  const limit = 2000;
  const pool = new PatientPool({
    max: 1,
    connectionTimeoutMillis: limit,
    Client: FakeClient as unknown as new () => Client,
  });
  const begun = performance.now();
  const outcomes = [1, 2].map(() =>
    pool.connect().then(
      (client: PoolClient) => ({ client, message: "", ms: 0 }),
      ({ message }: Error) => ({ client: undefined, message, ms: performance.now() - begun }),
    ),
  );
  await setTimeout(limit * 0.75);
  isFree = true;
  const all = await Promise.all(outcomes);
  expect(all.map(({ message }) => message).sort()).toEqual(["", "timeout exceeded when trying to connect"]);
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(limit * 1.5);
  expect(pool.waitingCount).toBe(1);
  for (const { client } of all) client?.release();
  await expect.poll(() => [pool.waitingCount, pool.idleCount]).toEqual([0, 1]);
  await pool.end();
});
