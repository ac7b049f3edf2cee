import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes } from "rate-limiter-flexible";
import { asHttpError } from "@/lib/platform/http/problem-response";
import { HttpError } from "@/lib/platform/http-error";
import { delayRequest } from "@/lib/platform/http-server/delays";
import { describeError, log } from "@/lib/platform/log";
import { createRefusal } from "@/lib/platform/words";
import { hashClient } from "./hash-client";
import { networksOf } from "./networks";
import {
  type CounterName,
  type GuessedSecret,
  type GuessLimits,
  guessDelayMs,
  guessLimits,
  networkCounter,
  type RateLimitName,
} from "./rates";
import { counterStore, memoryCounter } from "./store";

/**
 * Runs an attempt that counts only if it fails. Its points are consumed first and returned after a success, so that simultaneous guesses
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
  const returnPoints = await consumeGuess(name, { clientAddress, now, requestId, account });
  // Failing to return a point is no reason to refuse a correct attempt.
  const returnQuietly = () => returnPoints().catch(() => undefined);
  try {
    const result = await attempt();
    await returnQuietly();
    return result;
  } catch (error) {
    if (isUnavailable(error)) await returnQuietly();
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
 * Consumes the points of one guess: of the client, its networks, the account and the site. Beyond the limits of account and site, the
 * guess is only delayed.
 * @returns a function that returns the points after a correct guess
 * @throws HttpError 429
 */
export async function consumeGuess(
  name: GuessedSecret,
  { clientAddress, now, requestId, account }: Guess,
): Promise<ReturnPoints> {
  const { site, account: perAccount }: GuessLimits = guessLimits[name];
  const consumed = await consumeForClient(name, clientAddress, now);
  try {
    if (perAccount !== undefined && account) consumed.push(await consumePoint(perAccount, account, now));
    consumed.push(await consumePoint(site, "everybody", now));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await delayRequest(requestId, setTimeout(guessDelayMs));
  }
  return () => Promise.all(consumed.map((returnPoint) => returnPoint()));
}

/** Returns points to their counters. */
type ReturnPoints = () => Promise<unknown>;

/** Counts in the database, for all processes. @throws RateLimiterRes, and errors of the database */
async function consumeStored(name: CounterName, key: string, now: Date): Promise<ReturnPoints> {
  const client = await hashClient(key, now);
  const store = await counterStore();
  await store.consume(name, client);
  return () => store.reward(name, client);
}

/** Counts in memory while the database fails. The key is not hashed, since it is not stored anywhere. */
async function consumeInMemory(name: CounterName, key: string): Promise<ReturnPoints> {
  const counter = memoryCounter(name);
  await counter.consume(key);
  return () => counter.reward(key);
}

/**
 * Consumes one point of a client and of each of its networks.
 * @throws HttpError 429 with the seconds to wait
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  await consumeForClient(name, clientAddress, now);
}

/**
 * Like `consume`. The client's own point comes first, so that a client over its limit consumes no points of its networks.
 * @returns functions that return the points
 */
async function consumeForClient(
  name: RateLimitName,
  clientAddress: string,
  now: Date,
): Promise<ReturnPoints[]> {
  const taken = [await consumePoint(name, clientAddress, now)];
  for (const { bits, address } of networksOf(clientAddress)) {
    const counter = networkCounter(name, bits);
    if (counter !== null) taken.push(await consumePoint(counter, address, now));
  }
  return taken;
}

/**
 * Consumes a point of one counter, in memory if the database fails.
 * @param key who it counts for: an address, a network, an account, or "everybody"
 * @returns a function that returns it
 * @throws HttpError 429
 */
async function consumePoint(name: CounterName, key: string, now: Date): Promise<ReturnPoints> {
  try {
    return await consumeStored(name, key, now).catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      log.warn(
        { limit: name, ...describeError(error) },
        "the rate limit is counted in memory, because it could not be stored",
      );
      return consumeInMemory(name, key);
    });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    log.warn({ limit: name }, "rate limit reached");
    throw createRefusal(429, ({ tooMany }) => tooMany, {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}
