import "server-only";
import { setTimeout } from "node:timers/promises";
import { RateLimiterRes } from "rate-limiter-flexible";
import { describeError, log } from "@/lib/platform/log";
import { Refusal } from "@/lib/platform/refusal";
import { refused } from "@/lib/platform/words";
import { hashClient } from "./hash-client";
import { type GuessedSecret, type GuessLimits, guessLimits, guessPauseMs, type RateLimitName } from "./rates";
import { counters, fallback } from "./store";

/**
 * Runs an attempt that counts only if it fails. Its points are taken before and given back after, so that of many guesses
 * made at once no more are checked than one after the other.
 * @throws Refusal 429, and what the attempt throws
 */
export async function countFailure<T>(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
  attempt: () => Promise<T>,
  account?: string,
): Promise<T> {
  const giveBack = await takeGuess(name, clientAddress, now, account);
  const result = await attempt();
  // A point that can't be given back is no reason to refuse what was right.
  await giveBack().catch(() => undefined);
  return result;
}

/** The IPv6 /48 of a client, which is named by its /64; null for any other. */
function networkOf(clientAddress: string): string | null {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(clientAddress) ?? [];
  return network ? `${network}:/48` : null;
}

/**
 * Takes the points of one guess: its client's, its network's, the account's and the whole site's. Past the last two the
 * guess only waits.
 * @param account whose secret is guessed at, where there are several
 * @returns what gives them back if it was right
 * @throws Refusal 429
 */
export async function takeGuess(
  name: GuessedSecret,
  clientAddress: string,
  now: Date,
  account?: string,
): Promise<GiveBack> {
  const { network, site, account: perAccount }: GuessLimits = guessLimits[name];
  const wider = networkOf(clientAddress);
  const taken = [await takePoint(name, clientAddress, now)];
  if (wider !== null) taken.push(await takePoint(network, wider, now));
  try {
    if (perAccount !== undefined && account) taken.push(await takePoint(perAccount, account, now));
    taken.push(await takePoint(site, "everybody", now));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await setTimeout(guessPauseMs);
  }
  return () => Promise.all(taken.map((giveBack) => giveBack()));
}

/** Gives a point back to where it was taken from. */
type GiveBack = () => Promise<unknown>;

/** Counts in the database, which every process shares. @throws RateLimiterRes, and whatever the database fails with */
async function takeStored(name: RateLimitName, clientAddress: string, now: Date): Promise<GiveBack> {
  const client = await hashClient(clientAddress, now);
  const store = await counters();
  await store.take(name, client);
  return () => store.giveBack(name, client);
}

/**
 * Counts in memory while the database stays locked or fails, where neither counters nor the day's salt can be read. The
 * address itself is the key, which nothing writes down.
 */
async function takeInMemory(name: RateLimitName, clientAddress: string): Promise<GiveBack> {
  const counter = fallback(name);
  await counter.consume(clientAddress);
  return () => counter.reward(clientAddress);
}

/**
 * Takes one point of a client's allowance.
 * @throws Refusal 429 with the seconds to wait when it is used up
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  await takePoint(name, clientAddress, now);
}

/** As consume. @returns what gives the point back */
async function takePoint(name: RateLimitName, clientAddress: string, now: Date): Promise<GiveBack> {
  try {
    return await takeStored(name, clientAddress, now).catch((error) => {
      if (error instanceof RateLimiterRes) throw error;
      log.warn({ limit: name, ...describeError(error) }, "counted in memory");
      return takeInMemory(name, clientAddress);
    });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    log.warn({ limit: name }, "rate limit met");
    throw new Refusal(
      429,
      refused(({ tooMany }) => tooMany),
      {
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      },
    );
  }
}
