import "server-only";
import { createHmac } from "node:crypto";
import { addHours } from "date-fns";
import { lock, type Transaction, tryLock, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import type { HttpError } from "@/lib/platform/http-error";
import { processSingleton } from "@/lib/platform/process-singleton";
import { createRefusal, refusalSentence } from "@/lib/platform/words";

/** A keyed hash, because bodies contain passwords and addresses that could be guessed from a plain one. */
function keyedHash(value: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(value).digest("base64url");
}

const beingSent = () => createRefusal(409, (words) => words.beingSent, { retryAfter: 1 });

const inFlight = processSingleton("submissions", () => new Map<string, Promise<unknown>>());

export interface RunOnceOptions<T> {
  endpoint: string;
  key: string;
  /** The validated body. */
  body: object;
  rememberedHours: number;
  /** For a repetition while the first request is still running. */
  whileInFlight: "wait" | "refuse";
  /**
   * Whether the earlier response is still true.
   * @param storedAt when it was first returned
   */
  isStillValid: (tx: Transaction, result: T, storedAt: Date) => Promise<boolean>;
  now: Date;
}

/** Waits for the same submission, or refuses. Reads the map again each time, since several may wait. */
async function waitForFirst(keyHash: string, whileInFlight: "wait" | "refuse"): Promise<void> {
  for (let first = inFlight.get(keyHash); first; first = inFlight.get(keyHash)) {
    if (whileInFlight === "refuse") throw beingSent();
    await first.catch(() => undefined);
  }
}

/**
 * Runs a submission in one transaction and stores its response under its key. The same key and body get the first response again, with
 * no second row or email, while it is valid.
 * @throws HttpError 422 for the same key with another body, 409 while the first is still running
 */
export async function runOnce<T extends object>(
  options: RunOnceOptions<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const keyHash = keyedHash(`${options.endpoint}\n${options.key}`);
  await waitForFirst(keyHash, options.whileInFlight);
  const submission = write((tx) => runOrRepeat(tx, keyHash, options, work));
  inFlight.set(keyHash, submission);
  try {
    return await submission;
  } finally {
    inFlight.delete(keyHash);
  }
}

async function runOrRepeat<T extends object>(
  tx: Transaction,
  keyHash: string,
  { endpoint, body, rememberedHours, whileInFlight, isStillValid, now }: RunOnceOptions<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // The first may be running in another process.
  const name = `submission ${keyHash}`;
  if (whileInFlight === "wait") await lock(tx, name);
  else if (!(await tryLock(tx, name))) throw beingSent();
  const bodyHash = keyedHash(canonical(body));
  const first = await tx.submission.findUnique({ where: { keyHash } });
  if (first && first.expiresAt > now) {
    if (first.bodyHash !== bodyHash) throw otherBody();
    if (await isStillValid(tx, first.answer as T, first.createdAt)) return first.answer as T;
  }
  if (first) await tx.submission.delete({ where: { keyHash } });
  const result = await work(tx);
  await tx.submission.create({
    data: {
      keyHash,
      endpoint,
      bodyHash,
      answer: result,
      createdAt: now,
      expiresAt: addHours(now, rememberedHours),
    },
  });
  return result;
}

function otherBody(): HttpError {
  return createRefusal(422, (words) => words.otherBody, {
    fields: { idempotencyKey: refusalSentence(({ keyUsed }) => keyUsed) },
  });
}

/** The order of fields doesn't matter. */
function canonical(body: object): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}
