import "server-only";
import { createHash } from "node:crypto";

/** Milliseconds after it was pressed in which a button that sends the same again was pressed twice. */
const secondPressMs = 5000;

interface Press {
  at: number;
  outcome: Promise<unknown>;
}

const shared = globalThis as typeof globalThis & { palisadePresses?: Map<string, Press> };
shared.palisadePresses ??= new Map();
const presses = shared.palisadePresses;

/**
 * Runs `work` once for a button that was pressed twice: a browser shows only the second answer, which would refuse what
 * the first press has just done. What failed may be tried again at once.
 * @param sent what tells one press from another; only its hash is kept, for seconds
 */
export function onePress<T>(sent: string, now: Date, work: () => Promise<T>): Promise<T> {
  const at = now.getTime();
  for (const [key, press] of presses) if (at - press.at > secondPressMs) presses.delete(key);
  const key = createHash("sha256").update(sent).digest("base64url");
  const first = presses.get(key);
  // The same form has come to the same outcome, of the same type.
  if (first) return first.outcome as Promise<T>;
  const outcome = work();
  presses.set(key, { at, outcome });
  outcome.catch(() => presses.delete(key));
  return outcome;
}
