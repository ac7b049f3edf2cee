import "server-only";
import { createHmac } from "node:crypto";
import { addHours } from "date-fns";
import { lock, type Transaction, tryLock, write } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { processSingleton } from "@/lib/platform/process-singleton";
import { refused } from "@/lib/platform/words";

/** Keyed, because bodies hold passwords and addresses that nobody should be able to guess from a hash. */
function keyedHash(value: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(value).digest("base64url");
}

const beingSent = () =>
  new HttpError(
    409,
    refused((words) => words.beingSent),
    { retryAfter: 1 },
  );

const inFlight = processSingleton("submissions", () => new Map<string, Promise<unknown>>());

export interface RunOnceOptions<T> {
  endpoint: string;
  key: string;
  /** What was accepted, after validation. */
  body: object;
  /** How long the first response is repeated, in hours. */
  rememberedHours: number;
  /** What a repetition meets while the first is still being stored. */
  whileInFlight: "wait" | "refuse";
  /**
   * Whether the earlier response still holds; repeating it would otherwise promise something that won't happen.
   * @param storedAt when it was first returned
   */
  isStillValid: (tx: Transaction, answer: T, storedAt: Date) => Promise<boolean>;
  now: Date;
}

/** Waits for the same submission to end, or refuses. The map is read again each time, since several may wait. */
async function afterFirst(keyHash: string, whileInFlight: "wait" | "refuse"): Promise<void> {
  for (let first = inFlight.get(keyHash); first; first = inFlight.get(keyHash)) {
    if (whileInFlight === "refuse") throw beingSent();
    await first.catch(() => undefined);
  }
}

/**
 * Runs a submission in one transaction and stores its response under its key: the same key and body get the first
 * response again, with no second row or email, while it is still valid.
 * @throws HttpError 422 for the same key with another body, 409 while the first is still in flight
 */
export async function runOnce<T extends object>(
  facts: RunOnceOptions<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const keyHash = keyedHash(`${facts.endpoint}\n${facts.key}`);
  await afterFirst(keyHash, facts.whileInFlight);
  const submission = write((tx) => firstOrAgain(tx, keyHash, facts, work));
  inFlight.set(keyHash, submission);
  try {
    return await submission;
  } finally {
    inFlight.delete(keyHash);
  }
}

async function firstOrAgain<T extends object>(
  tx: Transaction,
  keyHash: string,
  { endpoint, body, rememberedHours, whileInFlight, isStillValid, now }: RunOnceOptions<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // The first may be in flight in another process.
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
  const answer = await work(tx);
  await tx.submission.create({
    data: {
      keyHash,
      endpoint,
      bodyHash,
      answer,
      createdAt: now,
      expiresAt: addHours(now, rememberedHours),
    },
  });
  return answer;
}

function otherBody(): HttpError {
  return new HttpError(
    422,
    refused((words) => words.otherBody),
    {
      fields: { idempotencyKey: refused(({ keyUsed }) => keyUsed) },
    },
  );
}

/** The same fields in another order are the same body. */
function canonical(body: object): string {
  return JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));
}
