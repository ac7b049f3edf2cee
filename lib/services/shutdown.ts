import "server-only";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { endConnections } from "@/lib/platform/http-server/observe-requests";
import { log } from "@/lib/platform/log";

/** Milliseconds that the workers get to put down what they hold, and after which the process ends in any case. */
const workersMs = 4000;
const shutdownMs = 9000;
/** Milliseconds in which connections that the kernel has already taken in are read, before the door is closed. */
const graceMs = 100;

/**
 * Ends the process in order: mails in hand are finished, then the server closes, and answers what it was asked before.
 * Next's own handlers, which do the second part and exit right after, are kept back until then.
 */
export function shutDownInOrder(stopWorkers: () => Promise<unknown>): void {
  let begun = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const closeServer = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (begun) return;
      begun = true;
      log.info({ signal }, "stopping");
      setTimeout(() => process.exit(1), shutdownMs).unref();
      await Promise.all([Promise.race([stopWorkers(), wait(workersMs)]), wait(graceMs)]);
      // However late a busy machine lets the grace end: whoever is at the door then is still let in.
      await nextTurn();
      await nextTurn();
      endConnections();
      for (const close of closeServer) close(signal);
    });
  }
}
