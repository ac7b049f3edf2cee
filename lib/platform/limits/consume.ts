import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "@/lib/platform/http-error";
import { pauseRequest } from "@/lib/platform/http-server/pauses";
import { describeError, log } from "@/lib/platform/log";
import { refused } from "@/lib/platform/words";
import { hashClient } from "./hash-client";
import { networksOf } from "./networks";
import {
  type CounterName,
  type GuessedSecret,
  type GuessLimits,
  guessLimits,
  guessPauseMs,
  networkCounter,
  type RateLimitName,
} from "./rates";
import { counters, memoryCounter } from "./store";

/**
 * Runs an attempt that counts only if it fails. Its points are taken before and given back after, so that of many guesses
 * made at once no more are checked than one after the other.
 * @throws HttpError 429, and what the attempt throws
 */
export async function countFailure<T>(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
  attempt: () => Promise<T>,
  account?: string,
  requestId: string | null = null,
): Promise<T> {
  const giveBack = await consumeGuess(name, clientAddress, now, requestId, account);
  const result = await attempt();
  // A point that can't be given back is no reason to refuse what was right.
  await giveBack().catch(() => undefined);
  return result;
}

/**
 * Takes the points of one guess: its client's, its networks', the account's and the whole site's. Past the last two the
 * guess only waits.
 * @param requestId which request waits
 * @param account whose secret is guessed at, where there are several
 * @returns what gives them back if it was right
 * @throws HttpError 429
 */
export async function consumeGuess(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
  requestId: string | null,
  account?: string,
): Promise<GiveBack> {
  const { site, account: perAccount }: GuessLimits = guessLimits[name];
  const taken = await takeOfClient(name, clientAddress, now);
  try {
    if (perAccount !== undefined && account) taken.push(await takePoint(perAccount, account, now));
    taken.push(await takePoint(site, "everybody", now));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await pauseRequest(requestId, setTimeout(guessPauseMs));
  }
  return () => Promise.all(taken.map((giveBack) => giveBack()));
}

/** Gives a point back to where it was taken from. */
type GiveBack = () => Promise<unknown>;

/** Counts in the database, which every process shares. @throws RateLimiterRes, and whatever the database fails with */
async function takeStored(name: CounterName, clientAddress: string, now: Date): Promise<GiveBack> {
  const client = await hashClient(clientAddress, now);
  const store = await counters();
  await store.take(name, client);
  return () => store.giveBack(name, client);
}

/**
 * Counts in memory while the database stays locked or fails, where neither counters nor the day's salt can be read. The
 * address itself is the key, which nothing writes down.
 */
async function takeInMemory(name: CounterName, clientAddress: string): Promise<GiveBack> {
  const counter = memoryCounter(name);
  await counter.consume(clientAddress);
  return () => counter.reward(clientAddress);
}

/**
 * Takes one point of a client's allowance, and one of each network's that it lies in.
 * @throws HttpError 429 with the seconds to wait when one is used up
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  await takeOfClient(name, clientAddress, now);
}

/**
 * As consume: the client's own point first, so that a client who has none left takes nothing from its neighbors.
 * @returns what gives the points back
 */
async function takeOfClient(name: RateLimitName, clientAddress: string, now: Date): Promise<GiveBack[]> {
  const taken = [await takePoint(name, clientAddress, now)];
  for (const { bits, address } of networksOf(clientAddress)) {
    const counter = networkCounter(name, bits);
    if (counter !== null) taken.push(await takePoint(counter, address, now));
  }
  return taken;
}

/** Takes a point of one counter. @returns what gives it back @throws HttpError 429 */
async function takePoint(name: CounterName, clientAddress: string, now: Date): Promise<GiveBack> {
  try {
    return await takeStored(name, clientAddress, now).catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      log.warn(
        { limit: name, ...describeError(error) },
        "the rate limit is counted in memory, because it could not be stored",
      );
      return takeInMemory(name, clientAddress);
    });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    log.warn({ limit: name }, "rate limit reached");
    throw new HttpError(
      429,
      refused(({ tooMany }) => tooMany),
      {
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      },
    );
  }
}
