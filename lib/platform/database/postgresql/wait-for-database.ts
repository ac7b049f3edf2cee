import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { DatabaseUnavailable, databaseCode } from "../faults";
import { databaseKindOf } from "../kind";
import { connectMs } from "./timeouts";

const retryMs = 500;
/** Milliseconds after which the same reason is printed again. */
const repeatMs = 60_000;

/** The server is starting or stopping, or all its connections are in use. */
const temporaryErrors = /^(?:08...|57P0[123]|53300)$/;

/** An error that waiting doesn't change, such as a wrong password. */
const isFinal = (error: unknown): boolean => {
  const code = databaseCode(error);
  return code !== undefined && !temporaryErrors.test(code);
};

/** Errors of the network. For a name with several addresses, Node puts them into one error without a message. */
const reasonOf = ({ message, code }: Error & { code?: string }): string => message || code || "no answer";

/**
 * Waits until the server accepts connections and prints why, so that processes can be started in any order. Returns at once for
 * SQLite.
 * @throws DatabaseUnavailable if waiting doesn't help
 */
export async function waitForDatabase(url: string): Promise<void> {
  if (databaseKindOf(url) !== "postgresql") return;
  let printed = "";
  let printedAt = 0;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      const reason = reasonOf(error as Error);
      if (isFinal(error)) {
        throw new DatabaseUnavailable(`The database refuses the connection: ${reason}.`, { cause: error });
      }
      if (reason !== printed || performance.now() - printedAt > repeatMs) {
        console.error(`Waiting for the database: ${reason}`);
        printed = reason;
        printedAt = performance.now();
      }
      await setTimeout(retryMs);
    }
  }
}
