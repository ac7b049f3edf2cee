import { within } from "@/lib/platform/within";
import type { GateSettings } from "./gate-settings";
import { sessionMemory } from "./session-memory";

/** Set beside the cookie for the browser session, as the specification asks. Nothing reads it to decide anything. */
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
  // What can't be a passcode is a wrong one, as the plain form says too.
  if (response.status === 422) return words.wrongPasscode;
  const problem: { message?: string } = await response.json();
  return problem.message ?? words.unavailable;
}

/** Sends the passcode. @returns null when the site is open now, else the sentence to show */
export async function unlock(settings: GateSettings, passcode: string): Promise<string | null> {
  try {
    return await within(settings.requestTimeoutMs, (signal) => send(settings, passcode, signal));
  } catch {
    return settings.words.unavailable;
  }
}
