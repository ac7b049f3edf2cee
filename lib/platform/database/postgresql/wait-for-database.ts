import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { DatabaseUnavailable, databaseCode } from "../faults";
import { databaseKindOf } from "../kind";
import { connectionFault, isTemporary, unavailable } from "./faults";
import { connectMs } from "./timeouts";

const retryMs = 500;
/** Milliseconds after which the same reason is printed again. */
const repeatMs = 60_000;

/** What is wrong, as the log says it, with the server's code. */
function reasonOf(error: unknown): string {
  const code = databaseCode(error);
  return `${(unavailable(error) as Error).message}${code ? ` (${code})` : ""}`;
}

/** Repeats `work`, and prints why, until it doesn't end with a fault that may pass. It must be repeatable. */
async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  let printed = "";
  let printedAt = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      const reason = reasonOf(error);
      if (reason !== printed || performance.now() - printedAt > repeatMs) {
        console.error(`Waiting for the database: ${reason}`);
        printed = reason;
        printedAt = performance.now();
      }
      await setTimeout(retryMs);
    }
  }
}

/**
 * Runs a step of a start. With PostgreSQL, faults that may pass, such as a locked table, are waited for, so that processes can be
 * started in any order; with SQLite it runs once.
 * @param step can be repeated
 */
export const waitForStep = <T>(url: string, step: () => Promise<T>): Promise<T> =>
  databaseKindOf(url) === "postgresql" ? untilAvailable(step) : step();

/**
 * Waits until the server accepts connections and prints why. Returns at once for SQLite.
 * @throws DatabaseUnavailable if waiting doesn't help
 */
export async function waitForDatabase(url: string): Promise<void> {
  if (databaseKindOf(url) !== "postgresql") return;
  await untilAvailable(async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    try {
      await client.connect();
    } catch (error) {
      throw connectionFault(error as Error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }).catch((fault: DatabaseUnavailable) => {
    const { message } = fault.cause as Error;
    throw new DatabaseUnavailable(`The database refuses the connection: ${message}.`, { cause: fault });
  });
}
