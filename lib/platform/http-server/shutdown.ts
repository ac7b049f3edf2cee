import type { Server } from "node:http";
import { constants } from "node:os";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { log } from "@/lib/platform/log";
import { runBeforeClose } from "./before-close";
import type { InFlight } from "./in-flight";

/** Milliseconds for workers to finish; then the process ends in any case. */
const workersMs = 4000;
const shutdownMs = 9000;
/** Milliseconds in which requests are still served while readiness reports that the process is closing. */
const graceMs = 100;
/** Milliseconds of a short turn of the event loop, and the time to wait for one. */
const shortTurnMs = 0.5;
const drainMs = 1000;
/** Milliseconds for the first request on connections that were just accepted. */
const firstRequestMs = 1000;

interface Running {
  server: Server;
  inFlight: InFlight;
  closeSite: () => Promise<void>;
}

/**
 * Handles SIGTERM and SIGINT: workers finish, pending connections are accepted, then the socket is closed and running requests are
 * answered. The exit status is 128 plus the signal's number, or 1 after a timeout.
 */
export function shutDownOnSignal(running: Running): void {
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
  await Promise.all([Promise.race([runBeforeClose(), wait(workersMs)]), wait(graceMs)]);
  inFlight.hold();
  await drainAcceptQueue(server);
  // Refuses new connections and closes idle ones.
  server.close();
  inFlight.release();
  await inFlight.finish();
  await Promise.race([inFlight.firstRequests(), wait(firstRequestMs)]);
  // Requests that have arrived are still read, even if the wait ends late on a busy machine.
  await nextTurn();
  await nextTurn();
  await inFlight.finish();
  server.closeAllConnections();
  await closeSite();
}

/**
 * Waits until all connections in the kernel's queue are accepted, since closing the listening socket would reset them. libuv (since
 * 1.45) accepts one per turn of the event loop, so this waits for a short turn without one.
 */
async function drainAcceptQueue(server: Server): Promise<void> {
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  const begun = performance.now();
  // The first measurement may begin in the middle of a turn.
  await nextTurn();
  for (let before = performance.now(); before - begun < drainMs; ) {
    const acceptedBefore = accepted;
    await nextTurn();
    const now = performance.now();
    if (accepted === acceptedBefore && now - before < shortTurnMs) return;
    before = now;
  }
}
