import "server-only";
import { randomUUID } from "node:crypto";
import { errorFacts, log } from "../log";
import { deliverDue } from "./deliver-due";
import { transport } from "./transport";

const pollMs = 500;

/** Starts the process's mail worker. @returns a function that stops it after the mails in hand */
export function startOutboxWorker(): () => Promise<void> {
  const worker = randomUUID();
  const deliver = transport();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      while (!stopped && (await deliverDue(worker, deliver, new Date())) > 0);
    } catch (error) {
      log.error(errorFacts(error), "the mail worker could not reach the outbox");
    }
    if (!stopped) schedule();
  }
  function schedule(): void {
    timer = setTimeout(() => {
      running = round();
    }, pollMs);
    timer.unref();
  }

  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
