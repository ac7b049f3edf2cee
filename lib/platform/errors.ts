import "server-only";
import { createHash } from "node:crypto";
import { write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { safePath } from "@/lib/platform/safe-path";

/** The most errors that one process stores in a minute: more than the status page asks for, and little to write. */
export const storedPerMinute = 60;

const counted = processSingleton("stored-errors", () => ({ minute: 0, stored: 0 }));

/** Whether one more error may be stored in this minute: a flood of them must not keep other writers waiting. */
function mayStore(now: Date): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  // Never back: what is told of late belongs to a minute that was counted already.
  if (minute > counted.minute) Object.assign(counted, { minute, stored: 0 });
  counted.stored += 1;
  return counted.stored <= storedPerMinute;
}

/**
 * Logs an unexpected error and counts it for the status page. Never throws and never waits: the visitor's answer
 * doesn't depend on our bookkeeping. A storage that is down is logged only, since it can't count anything, and so is
 * what comes after many others.
 */
export function recordError(error: unknown, requestId: string | null, path: string, now = new Date()): void {
  const facts = describeError(error);
  if (error instanceof DatabaseUnavailable) {
    log.error({ requestId, ...facts }, "database unavailable");
    return;
  }
  const digest = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
  log.error({ requestId, digest, ...facts }, "unexpected error");
  if (!mayStore(now)) return;
  write((tx) =>
    tx.unexpectedError.create({ data: { at: now, requestId, path: safePath(path), digest } }),
  ).catch(() => log.error({ requestId, digest }, "the error could not be counted"));
}
