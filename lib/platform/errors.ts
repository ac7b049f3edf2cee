import "server-only";
import { createHash } from "node:crypto";
import { write } from "@/lib/platform/database";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { describeError, log } from "@/lib/platform/log";
import { processSingleton } from "@/lib/platform/process-singleton";
import { safePath } from "@/lib/platform/safe-path";

/** The most errors that one process stores in a minute: more than the status page needs, and little to write. */
export const storedPerMinute = 60;

const counted = processSingleton("stored-errors", () => ({ minute: 0, stored: 0 }));

/** Whether one more error may be stored in this minute, so that a flood doesn't delay other writers. */
function mayStore(now: Date): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  // Never backward: a late error belongs to a minute that was counted already.
  if (minute > counted.minute) Object.assign(counted, { minute, stored: 0 });
  counted.stored += 1;
  return counted.stored <= storedPerMinute;
}

/**
 * Logs an unexpected error and stores it for the status page, within a limit per minute. Never throws or waits, since the answer
 * must not depend on it. An unavailable database is only logged.
 */
export function recordError(error: unknown, requestId: string | null, path: string, now = new Date()): void {
  const facts = describeError(error);
  // Next's digest is the reference that its error page shows.
  const shown = (error as { digest?: unknown } | null)?.digest;
  const about = { requestId, ...(typeof shown === "string" && { reference: shown }) };
  if (error instanceof DatabaseUnavailable) {
    log.error({ ...about, ...facts }, "database unavailable");
    return;
  }
  const digest = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
  log.error({ ...about, digest, ...facts }, "unexpected error");
  if (!mayStore(now)) return;
  write((tx) =>
    tx.unexpectedError.create({ data: { at: now, requestId, path: safePath(path), digest } }),
  ).catch(() => log.error({ requestId, digest }, "the error could not be counted"));
}
