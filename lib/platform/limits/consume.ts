import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes } from "rate-limiter-flexible";
import { asHttpError } from "@/lib/platform/http/problem-response";
import { HttpError } from "@/lib/platform/http-error";
import { pauseRequest } from "@/lib/platform/http-server/pauses";
import { describeError, log } from "@/lib/platform/log";
import { createRefusal } from "@/lib/platform/words";
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
 * Runs an attempt that counts only if it is wrong. Its points are taken before and returned after success, so that simultaneous guesses
 * can't exceed the limit.
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
  const giveBack = await consumeGuess(name, { clientAddress, now, requestId, account });
  // Failing to return a point is no reason to refuse a correct attempt.
  const quietly = () => giveBack().catch(() => undefined);
  try {
    const result = await attempt();
    await quietly();
    return result;
  } catch (error) {
    if (isUnavailable(error)) await quietly();
    throw error;
  }
}

/** An attempt refused with 503 was never compared, so it revealed nothing and doesn't count. */
export const isUnavailable = (error: unknown): boolean => asHttpError(error).status === 503;

interface Guess {
  clientAddress: string;
  now: Date;
  /** The request that is delayed. */
  requestId: string | null;
  /** The account, if there are several. */
  account?: string;
}

/**
 * Takes the points of one guess: of the client, its networks, the account and the site. Beyond the limits of account and site, the
 * guess is only delayed.
 * @returns a function that returns the points after a correct guess
 * @throws HttpError 429
 */
export async function consumeGuess(
  name: GuessedSecret,
  { clientAddress, now, requestId, account }: Guess,
): Promise<ReturnPoints> {
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

/** Returns points to their counters. */
type ReturnPoints = () => Promise<unknown>;

/** Counts in the database, for all processes. @throws RateLimiterRes, and errors of the database */
async function takeStored(name: CounterName, key: string, now: Date): Promise<ReturnPoints> {
  const client = await hashClient(key, now);
  const store = await counters();
  await store.take(name, client);
  return () => store.giveBack(name, client);
}

/** Counts in memory while the database fails. The key is not hashed, since it is not stored anywhere. */
async function takeInMemory(name: CounterName, key: string): Promise<ReturnPoints> {
  const counter = memoryCounter(name);
  await counter.consume(key);
  return () => counter.reward(key);
}

/**
 * Takes one point of a client and of each of its networks.
 * @throws HttpError 429 with the seconds to wait
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  await takeOfClient(name, clientAddress, now);
}

/**
 * As consume: the client's own point first, so that a client over its limit takes no points of its networks.
 * @returns a function that returns the points
 */
async function takeOfClient(name: RateLimitName, clientAddress: string, now: Date): Promise<ReturnPoints[]> {
  const taken = [await takePoint(name, clientAddress, now)];
  for (const { bits, address } of networksOf(clientAddress)) {
    const counter = networkCounter(name, bits);
    if (counter !== null) taken.push(await takePoint(counter, address, now));
  }
  return taken;
}

/**
 * Takes a point of one counter.
 * @param key who it counts for: an address, a network, an account, or "everybody"
 * @returns a function that returns it
 * @throws HttpError 429
 */
async function takePoint(name: CounterName, key: string, now: Date): Promise<ReturnPoints> {
  try {
    return await takeStored(name, key, now).catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      log.warn(
        { limit: name, ...describeError(error) },
        "the rate limit is counted in memory, because it could not be stored",
      );
      return takeInMemory(name, key);
    });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    log.warn({ limit: name }, "rate limit reached");
    throw createRefusal(429, ({ tooMany }) => tooMany, {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}
