import "server-only";
import { createHash } from "node:crypto";
import { write } from "../db";
import { DatabaseUnavailable } from "../db-faults";
import { errorFacts, log } from "../log";
import { safePath } from "../requests/safe-path";

/**
 * Logs an unexpected error and counts it for the status page. Never throws and never waits: the visitor's answer
 * doesn't depend on our bookkeeping. A storage that is down is logged only, since it can't count anything.
 */
export function recordError(error: unknown, requestId: string | null, path: string): void {
  const facts = errorFacts(error);
  if (error instanceof DatabaseUnavailable) {
    log.error({ requestId, ...facts }, "database unavailable");
    return;
  }
  const digest = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 12);
  log.error({ requestId, digest, ...facts }, "unexpected error");
  write((tx) =>
    tx.unexpectedError.create({ data: { at: new Date(), requestId, path: safePath(path), digest } }),
  ).catch(() => log.error({ requestId, digest }, "the error could not be counted"));
}
