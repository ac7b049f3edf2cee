import { withTimeout } from "@/lib/platform/with-timeout";
import type { GateSettings } from "./gate-settings";
import { sessionMemory } from "./session-memory";

/** Set for the browser session, as the specification requires. Nothing reads it. */
const sessionFlag = "palisade-access";

async function send(
  { access, words }: GateSettings,
  passcode: string,
  signal: AbortSignal,
): Promise<string | null> {
  const response = await fetch(access, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ passcode }),
    signal,
  });
  if (response.ok) {
    sessionMemory.set(sessionFlag);
    return null;
  }
  // Input that can't be a passcode counts as a wrong one, as in the form without JavaScript.
  if (response.status === 422) return words.wrongPasscode;
  const problem: { message?: string } = await response.json();
  return problem.message ?? words.unavailable;
}

/** Submits the passcode. @returns null if it opened the site, otherwise the error to show */
export async function unlock(settings: GateSettings, passcode: string): Promise<string | null> {
  try {
    return await withTimeout(settings.requestTimeoutMs, (signal) => send(settings, passcode, signal));
  } catch {
    return settings.words.unavailable;
  }
}
