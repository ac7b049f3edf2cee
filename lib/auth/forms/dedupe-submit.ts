import "server-only";
import { createHash } from "node:crypto";
import { processSingleton } from "@/lib/platform/process-singleton";

/** Milliseconds in which an equal submission is a double click. */
const doubleClickMs = 5000;

interface RecentSubmit {
  at: number;
  sent: string;
  outcome: Promise<unknown>;
}

/** The last submission of each button. */
const recentSubmits = processSingleton("recent-submits", () => new Map<string, RecentSubmit>());

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
const isRecent = ({ at }: RecentSubmit, now: Date) => Math.abs(now.getTime() - at) <= doubleClickMs;

/**
 * Runs `work` once for a double click: browsers show only the second response, which would otherwise be an error, because the first
 * submission has already succeeded. Failed submissions may be repeated at once.
 * @param button what identifies the button and the browser, such as the address and the session
 * @param sent the fields; only their hash is kept, for seconds
 */
export function dedupeSubmit<T>(button: string, sent: string, now: Date, work: () => Promise<T>): Promise<T> {
  for (const [key, recent] of recentSubmits) if (!isRecent(recent, now)) recentSubmits.delete(key);
  const last = recentSubmits.get(button);
  // An equal form has the same result type.
  if (last?.sent === hash(sent)) return last.outcome as Promise<T>;
  const recent = { at: now.getTime(), sent: hash(sent), outcome: work() };
  recentSubmits.set(button, recent);
  recent.outcome.catch(() => {
    if (recentSubmits.get(button) === recent) recentSubmits.delete(button);
  });
  return recent.outcome;
}
