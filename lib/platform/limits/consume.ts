import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes, type RateLimiterSQLite } from "rate-limiter-flexible";
import { alone } from "@/lib/platform/database";
import { isBusy, unavailable } from "@/lib/platform/database/faults";
import { log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { hashClient } from "./hash-client";
import type { RateLimitName } from "./rates";
import { fallback, limiter } from "./store";

/** How long a point waits for another connection's lock, in milliseconds. */
const patienceMs = 500;
const retryEveryMs = 10;

/**
 * Runs an attempt that counts only if it fails. Its point is taken before and given back after, so that of many guesses
 * made at once no more are checked than one after the other.
 * @throws Refusal 429, DatabaseUnavailable, and what the attempt throws
 */
export async function countFailure<T>(
  name: RateLimitName,
  clientAddress: string,
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  await consume(name, clientAddress, now);
  const result = await attempt();
  const client = await hashClient(clientAddress, now);
  // A point that can't be given back is no reason to refuse what was right.
  await patiently(() => giveBack(limiter(name), client)).catch(() => undefined);
  return result;
}

async function giveBack(counter: RateLimiterSQLite, client: string): Promise<void> {
  await counter.reward(client);
  // More at once than there are points looked like too many: the database knows better by now who is over the limit.
  counter.deleteInMemoryBlockedAll();
}

/** Works on a counter, alone, because this process's own open transaction would lock it out, and waits for other locks. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await alone(work);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
      await setTimeout(retryEveryMs);
    }
  }
}

/** Counts in the database, which every process shares, and in memory while that stays locked or fails. */
async function take(name: RateLimitName, client: string): Promise<unknown> {
  try {
    return await patiently(() => limiter(name).consume(client));
  } catch (error) {
    if (error instanceof RateLimiterRes) throw error;
    return fallback(name).consume(client);
  }
}

/**
 * Takes one point of a client's allowance.
 * @throws Refusal 429 with the seconds to wait when it is used up; DatabaseUnavailable
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  const client = await hashClient(clientAddress, now);
  try {
    await take(name, client);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw unavailable(error);
    log.warn({ limit: name }, "rate limit met");
    throw new Refusal(429, "Too many attempts. Please wait a moment and try again.", {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}
