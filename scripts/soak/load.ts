import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { anyBody } from "../../tests/support/bad-bodies";
import { newClient } from "../../tests/support/clients";
import type { Site } from "../../tests/support/site";
import { type Submission, submissions } from "../../tests/support/submissions";

/** A submission, retried until it is acknowledged. */
export interface Attempt {
  submission: Submission;
  body: ReturnType<Submission["valid"]>;
  key: string;
  acknowledged: boolean;
  /** The first acknowledgment. A later one must be the same. */
  answer?: string;
}

export interface Tally {
  attempts: Attempt[];
  badInputs: number;
  serverErrors: number;
  /** Repeated acknowledgments that differ from the first. */
  contradicted: number;
}

export const newTally = (): Tally => ({ attempts: [], badInputs: 0, serverErrors: 0, contradicted: 0 });

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

export function newAttempt(): Attempt {
  const submission = pick(submissions);
  return { submission, body: submission.valid(), key: randomUUID(), acknowledged: false };
}

/** Records the response to a submission. */
export function noteAnswer(attempt: Attempt, tally: Tally, status: number, text: string): void {
  if (status >= 500) tally.serverErrors += 1;
  if (status !== 200) return;
  // Ignores the order of members, which a database may change.
  const isSame =
    attempt.answer === undefined || isDeepStrictEqual(JSON.parse(attempt.answer), JSON.parse(text));
  if (!isSame) tally.contradicted += 1;
  attempt.answer ??= text;
  attempt.acknowledged = true;
}

/** Submits once. @returns false if the server went away before it answered */
async function send(site: Site, attempt: Attempt, tally: Tally): Promise<boolean> {
  const { submission, body, key } = attempt;
  try {
    const answer = await site.post(submission.endpoint, body, { "Idempotency-Key": key, ...newClient() });
    noteAnswer(attempt, tally, answer.status, await answer.text());
    return true;
  } catch {
    return false;
  }
}

async function sendBad(site: Site, tally: Tally): Promise<void> {
  const submission = pick(submissions);
  const [body] = fc.sample(anyBody(submission), 1);
  try {
    const answer = await site.post(submission.endpoint, body, newClient());
    tally.badInputs += 1;
    if (answer.status >= 500) tally.serverErrors += 1;
  } catch {
    // The server was killed, so this one doesn't count.
  }
}

/**
 * A series of visitors until the server is gone: first they retry what an earlier server left unanswered, as browsers
 * do, then they submit new things, some twice, mixed with invalid input.
 */
export async function visitor(site: Site, tally: Tally, left: Attempt[]): Promise<void> {
  for (;;) {
    const attempt = left.pop() ?? newAttempt();
    if (!tally.attempts.includes(attempt)) tally.attempts.push(attempt);
    if (!(await send(site, attempt, tally))) return;
    if (Math.random() < 0.2 && !(await send(site, attempt, tally))) return;
    if (Math.random() < 0.2) await sendBad(site, tally);
  }
}
