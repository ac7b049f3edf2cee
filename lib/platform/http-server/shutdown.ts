import type { Server } from "node:http";
import { constants } from "node:os";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/platform/log";
import { doWorkBeforeClose } from "./before-close";
import type { InFlight } from "./in-flight";

/** Milliseconds that the workers get to put down what they hold, and after which the process ends in any case. */
const workersMs = 4000;
const shutdownMs = 9000;
/** Milliseconds in which requests are served as before, while readiness says that the process is closing. */
const graceMs = 100;
/** Milliseconds of a turn of the event loop that counts as short, and in which there has to be one. */
const shortTurnMs = 0.5;
const drainMs = 1000;
/** Milliseconds that a connection which was accepted last has for its first request. */
const firstRequestMs = 1000;

interface Running {
  server: Server;
  inFlight: InFlight;
  closeSite: () => Promise<void>;
}

/**
 * Ends the process in order when it is told to: workers finish what they hold, connections that wait are accepted, then
 * none are; what was asked is answered. It ends with the signal's own status, 128 and its number, or with 1 when
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
  inFlight.hold();
  await drainAcceptQueue(server);
  // Refuses connections from here on, and ends those that wait for another request.
  server.close();
  inFlight.release();
  await inFlight.finish();
  await Promise.race([inFlight.firstRequests(), wait(firstRequestMs)]);
  // What has come is read, however late a busy machine lets the wait end.
  await nextTurn();
  await nextTurn();
  await inFlight.finish();
  server.closeAllConnections();
  await closeSite();
}

/**
 * Resolves when each connection that the kernel has completed is accepted, or when that takes too long: to close the
 * listening socket resets those that are not. A turn of the event loop accepts one connection (libuv since 1.45), so it
 * takes a turn that finds none; and that one has to be short, because one can come after it has looked.
 */
async function drainAcceptQueue(server: Server): Promise<void> {
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  const begun = performance.now();
  // The first begins anywhere in a turn.
  await nextTurn();
  for (let before = performance.now(); before - begun < drainMs; ) {
    const acceptedBefore = accepted;
    await nextTurn();
    const now = performance.now();
    if (accepted === acceptedBefore && now - before < shortTurnMs) return;
    before = now;
  }
}
