import "server-only";
import { createHash } from "node:crypto";
import { processSingleton } from "@/lib/platform/process-singleton";

/** Milliseconds after it was pressed in which a button that sends the same again was pressed twice. */
const secondPressMs = 5000;

interface RecentSubmit {
  at: number;
  sent: string;
  outcome: Promise<unknown>;
}

/** The last submit of each button. */
const recentSubmits = processSingleton("presses", () => new Map<string, RecentSubmit>());

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
const isRecent = ({ at }: RecentSubmit, now: Date) => Math.abs(now.getTime() - at) <= secondPressMs;

/**
 * Runs `work` once for a button that was pressed twice: a browser shows only the second answer, which would refuse what
 * the first press has just done. What failed may be tried again at once, and so may what something else came after.
 * @param button where it is and who presses it
 * @param sent what was sent with it; only its hash is kept, for seconds
 */
export function dedupeSubmit<T>(button: string, sent: string, now: Date, work: () => Promise<T>): Promise<T> {
  for (const [key, recent] of recentSubmits) if (!isRecent(recent, now)) recentSubmits.delete(key);
  const last = recentSubmits.get(button);
  // The same form has come to the same outcome, of the same type.
  if (last?.sent === hash(sent)) return last.outcome as Promise<T>;
  const recent = { at: now.getTime(), sent: hash(sent), outcome: work() };
  recentSubmits.set(button, recent);
  recent.outcome.catch(() => {
    if (recentSubmits.get(button) === recent) recentSubmits.delete(button);
  });
  return recent.outcome;
}
