import { idempotencyKey } from "./idempotency-key";
import type { Payload } from "./payload";
import type { FailureWords, FormResponseBody, Target } from "./spec";

export type SubmitResult =
  | { ok: true; response: FormResponseBody }
  | { ok: false; message: string; fields: Record<string, string> };

/** How long a form may take to be sent, in milliseconds. */
export const timeoutMs = 30_000;
const conflictRetries = { tries: 5, pauseMs: 1000 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function post(endpoint: string, body: string, key: string): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", "idempotency-key": key },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function refusedResult(
  problem: Record<string, unknown>,
  { messageField, refused }: FailureWords,
): SubmitResult {
  const sentence = problem[messageField];
  const message = typeof sentence === "string" && sentence !== "" ? sentence : refused;
  return { ok: false, message, fields: readFields(problem.fields) };
}

/**
 * Posts a form and never throws. It succeeds only with a readable response that says so. A 409 means that another tab is sending the
 * same content, so it tries again.
 */
export async function submitForm({ endpoint, failure }: Target, payload: Payload): Promise<SubmitResult> {
  try {
    const body = JSON.stringify(payload);
    const key = await idempotencyKey(endpoint, body);
    let response = await post(endpoint, body, key);
    for (let tries = 1; response.status === 409 && tries < conflictRetries.tries; tries++) {
      await pause(conflictRetries.pauseMs);
      response = await post(endpoint, body, key);
    }
    const read: unknown = await response.json().catch(() => null);
    if (isRecord(read))
      return response.ok && read.success !== false
        ? { ok: true, response: read }
        : refusedResult(read, failure);
    return { ok: false, message: response.ok ? failure.unreachable : failure.refused, fields: {} };
  } catch {
    return { ok: false, message: failure.unreachable, fields: {} };
  }
}
