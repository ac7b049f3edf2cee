import "server-only";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimitName } from "@/lib/http/limits";
import { Refusal } from "@/lib/refusal";
import { alone } from "../db";
import { unavailable } from "../db-faults";
import { log } from "../log";
import { hashClient } from "../requests/hash-client";
import { limiter } from "./store";

/**
 * Takes one point of a client's allowance.
 * @throws Refusal 429 with the seconds to wait when it is used up; DatabaseUnavailable
 */
export async function consume(name: RateLimitName, clientAddress: string, now: Date): Promise<void> {
  const client = await hashClient(clientAddress, now);
  try {
    // Alone, because this process's own open transaction would lock the counters out.
    await alone(() => limiter(name).consume(client));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw unavailable(error);
    log.warn({ limit: name }, "rate limit met");
    throw new Refusal(429, "Too many attempts. Please wait a moment and try again.", {
      retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    });
  }
}
