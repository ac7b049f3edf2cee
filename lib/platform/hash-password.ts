import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { FairQueue, queueIsFull } from "@/lib/platform/fair-queue";
import { pauseRequest } from "@/lib/platform/http-server/pauses";
import { processSingleton } from "@/lib/platform/process-singleton";

/** The value of the library's Algorithm.Argon2id, an ambient enum that isolated modules can't read. */
const argon2id = 2;

/** Whom a hash is made for. Each waits in a line of its own: strangers at the gate don't keep staff from signing in. */
export type HashPurpose = "gate" | "registration" | "staff";

/**
 * A hash takes about 20 ms of a core and 19 MiB. Two at a time leave threads for files and names. With three full lines
 * somebody waits for at most 72 hashes, two at a time: three quarters of a second; never longer than two. A line holds
 * as many as the limit of one address lets in at once.
 */
const limits = { atOnce: 2, waiting: 24, patienceMs: 2000 };

const queue = processSingleton("hashing", () => new FairQueue<HashPurpose>(limits));

/** Who waits in a line is no load: the lines have limits of their own, and strangers in one must not close the site. */
const runQueued = <T>(purpose: HashPurpose, work: () => Promise<T>, requestId: string | null) =>
  queue.run(purpose, work, queueIsFull, (turn) => pauseRequest(requestId, turn));

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

/** Stands where there is no hash to compare with, and takes as long: nobody learns that there is none. */
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
 * Whether a password is the one of a hash, in the library's constant time; with no hash it isn't, as slowly.
 * @param requestId which request waits for it
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
