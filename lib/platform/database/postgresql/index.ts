import "server-only";
import { DatabaseUnavailable } from "../faults";
import type { PrismaClient } from "../generated/client";
import type { Database, Transaction } from "../types";
import { closeConnections, type Role, withConnection } from "./connection";
import { isConflict, isConstraintViolation, unavailable } from "./faults";
import { patienceMs } from "./times";

const retryEveryMs = 20;
const pause = () => new Promise((resolve) => setTimeout(resolve, retryEveryMs * (0.5 + Math.random())));

/** How often a transaction is run that found a unique key free, or a row there, and was overtaken by another. */
const mostOvertaken = 3;

/** A connection that breaks or gives no answer leaves others in doubt; what the server says itself leaves them whole. */
const isBroken = (error: unknown) => error instanceof DatabaseUnavailable;

async function on<T>(role: Role, work: (client: PrismaClient) => Promise<T>): Promise<T> {
  try {
    return await withConnection(role, work, isBroken);
  } catch (error) {
    throw isConflict(error) ? error : unavailable(error);
  }
}

/**
 * Runs it again when another transaction was in its way, took a unique key that it had found free, or removed a row that it
 * refers to: then it sees what that one did. A key that is taken whenever it looks is a mistake, and thrown.
 */
async function write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let overtaken = 0; ; ) {
    try {
      return await on("writer", (client) => client.$transaction(work));
    } catch (error) {
      if (isConstraintViolation(error)) overtaken += 1;
      const again = isConstraintViolation(error) ? overtaken < mostOvertaken : isConflict(error);
      if (!again || performance.now() >= deadline) throw unavailable(error);
      await pause();
    }
  }
}

/** Settings of the server with which a commit that was acknowledged survives a power cut. */
const durable: Record<string, RegExp> = {
  synchronous_commit: /^(on|local|remote_write|remote_apply)$/,
  fsync: /^on$/,
  full_page_writes: /^on$/,
};

async function assertDurable(): Promise<void> {
  await on("writer", async (client) => {
    for (const [name, wanted] of Object.entries(durable)) {
      const [row] = await client.$queryRawUnsafe<Record<string, string>[]>(`SHOW ${name}`);
      const actual = Object.values(row ?? {})[0] ?? "";
      if (!wanted.test(actual)) {
        throw new Error(`The database has ${name}=${actual}: acknowledged changes could be lost.`);
      }
    }
  });
}

export const postgresql: Database = {
  read: (work) => on("reader", work),
  write,
  assertDurable,
  disconnect: closeConnections,
};
