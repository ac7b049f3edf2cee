import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { FairQueue, queueIsFull } from "@/lib/platform/fair-queue";
import { delayRequest } from "@/lib/platform/http-server/delays";
import { processSingleton } from "@/lib/platform/process-singleton";

/** The value of the library's Algorithm.Argon2id, an ambient enum that isolated modules can't read. */
const argon2id = 2;

/** The purpose of a hash. Each has its own queue, so that visitors at the gate don't keep staff from signing in. */
export type HashPurpose = "gate" | "registration" | "confirmation" | "staff";

/**
 * A hash takes about 20 ms of a core and 19 MiB. Two at a time leave threads for files and DNS. With four full queues the wait is at
 * most 96 hashes, about 1 s. A queue holds as many as one client may send at once.
 */
const limits = { concurrency: 2, waiting: 24, maxWaitMs: 2000 };

const queue = processSingleton("hashing", () => new FairQueue<HashPurpose>(limits));

/** Waiting requests don't count as load: queues have their own limits, and strangers must not make the site answer 503. */
const runQueued = <T>(purpose: HashPurpose, work: () => Promise<T>, requestId: string | null) =>
  queue.run(purpose, work, queueIsFull, (turn) => delayRequest(requestId, turn));

/**
 * argon2id at OWASP's minimum: 19 MiB, two passes, one lane. The whole password counts; nothing is truncated.
 * @param requestId which request waits for it
 * @throws HttpError 503 while too many wait
 */
export function hashPassword(
  password: string,
  purpose: HashPurpose,
  requestId: string | null = null,
): Promise<string> {
  const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  return runQueued(purpose, () => hash(password, options), requestId);
}

/** Compared if there is no hash, so that timing doesn't reveal that there is none. */
let decoy: Promise<string> | undefined;

function decoyHash(purpose: HashPurpose): Promise<string> {
  if (decoy) return decoy;
  decoy = hashPassword("a password that nobody has", purpose);
  decoy.catch(() => {
    decoy = undefined;
  });
  return decoy;
}

/**
 * Whether a password matches a hash. Without a hash it takes the same time.
 * @param requestId the request that waits for it
 * @throws HttpError 503 while too many wait
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  purpose: HashPurpose,
  requestId: string | null = null,
): Promise<boolean> {
  const against = stored ?? (await decoyHash(purpose));
  const isRight = await runQueued(purpose, () => verify(against, password), requestId);
  return isRight && Boolean(stored);
}
