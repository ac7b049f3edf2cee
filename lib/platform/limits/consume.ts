import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes, type RateLimiterSQLite } from "rate-limiter-flexible";
import { alone } from "@/lib/platform/database";
import { isBusy, unavailable } from "@/lib/platform/database/faults";
import { log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { hashClient } from "./hash-client";
import { type GuessedSecret, guessLimits, guessPauseMs, type RateLimitName } from "./rates";
import { fallback, forgetImpossible, limiter } from "./store";

/** How long a point waits for another connection's lock, in milliseconds. */
const patienceMs = 500;
const retryEveryMs = 10;

/**
 * Runs an attempt that counts only if it fails. Its points are taken before and given back after, so that of many guesses
 * made at once no more are checked than one after the other.
 * @throws Refusal 429, DatabaseUnavailable, and what the attempt throws
 */
export async function countFailure<T>(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  const taken = await takeGuess(name, clientAddress, now);
  const result = await attempt();
  for (const [limit, address] of taken) {
    const client = await hashClient(address, now);
    // A point that can't be given back is no reason to refuse what was right.
    await patiently(() => giveBack(limiter(limit), client)).catch(() => undefined);
  }
  return result;
}

/** The IPv6 /48 of a client, which is named by its /64; null for any other. */
function networkOf(clientAddress: string): string | null {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(clientAddress) ?? [];
  return network ? `${network}:/48` : null;
}

/**
 * Takes the points of one guess: its client's, its network's and the whole site's. Past the last the guess only waits.
 * @returns what to give back if it was right
 * @throws Refusal 429, DatabaseUnavailable
 */
export async function takeGuess(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
): Promise<[RateLimitName, string][]> {
  const { network, site } = guessLimits[name];
  const wider = networkOf(clientAddress);
  const taken: [RateLimitName, string][] = [[name, clientAddress]];
  await consume(name, clientAddress, now);
  if (wider !== null) {
    await consume(network, wider, now);
    taken.push([network, wider]);
  }
  try {
    await consume(site, "everybody", now);
    taken.push([site, "everybody"]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await setTimeout(guessPauseMs);
  }
  return taken;
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
    return await patiently(() => {
      forgetImpossible(name, client);
      return limiter(name).consume(client);
    });
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
