import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { DatabaseUnavailable, databaseCode } from "../faults";
import { kindOf } from "../kind";
import { connectMs } from "./times";

const retryMs = 500;
/** Milliseconds after which a reason that is still the same is printed again. */
const repeatMs = 60_000;

/** The server answers, but not yet: it is starting or stopping, or all its connections are in use. */
const notYet = /^(?:08...|57P0[123]|53300)$/;

/** A refusal that no waiting changes, such as a wrong password: the server answered with another code of its own. */
const isFinal = (error: unknown): boolean => {
  const code = databaseCode(error);
  return code !== undefined && !notYet.test(code);
};

/** Errors of the network; when a name has several addresses, Node collects them in one without a message. */
const reasonOf = ({ message, code }: Error & { code?: string }): string => message || code || "no answer";

/**
 * Waits until the server lets this process in, and prints why it waits: nothing has to be started in a certain order.
 * An SQLite file needs no waiting.
 * @throws DatabaseUnavailable when the server refuses: then waiting does not help
 */
export async function reachDatabase(url: string): Promise<void> {
  if (kindOf(url) !== "postgresql") return;
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
