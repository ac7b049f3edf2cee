import type { Server } from "node:http";
import { constants } from "node:os";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/platform/log";
import { doWorkBeforeClose } from "./before-close";
import type { InFlight } from "./in-flight";

/** Milliseconds that the workers get to put down what they hold, and after which the process ends in any case. */
const workersMs = 4000;
const shutdownMs = 9000;
/** Milliseconds in which connections that the kernel has already taken in are read, before the door is closed. */
const graceMs = 100;

interface Running {
  server: Server;
  inFlight: InFlight;
  closeSite: () => Promise<void>;
}

/**
 * Ends the process in order when it is told to: workers finish what they hold, whoever is at the door is let in, then
 * nobody else is; what was asked is answered. It ends with the signal's own status, 128 and its number, or with 1 when
 * something holds it up.
 */
export function shutDownInOrder(running: Running): void {
  let begun = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (begun) return;
      begun = true;
      log.info({ signal }, "stopping");
      setTimeout(() => process.exit(1), shutdownMs).unref();
      await close(running);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

async function close({ server, inFlight, closeSite }: Running): Promise<void> {
  await Promise.all([Promise.race([doWorkBeforeClose(), wait(workersMs)]), wait(graceMs)]);
  // However late a busy machine lets the grace end: whoever is at the door then is still let in.
  await nextTurn();
  await nextTurn();
  // Accepts nobody from here on, and ends the connections that wait for another request.
  server.close();
  await inFlight.finish();
  // A connection that was taken in last may have its first request on the way still.
  await wait(graceMs);
  await inFlight.finish();
  server.closeAllConnections();
  await closeSite();
}
