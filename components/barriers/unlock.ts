import { withTimeout } from "@/lib/platform/with-timeout";
import type { GateSettings } from "./gate-settings";
import { sessionMemory } from "./session-memory";

/** Set for the browser session, as the specification requires. Nothing reads it. */
const sessionFlag = "palisade-access";

/** The error to show, and whether the passcode is wrong: otherwise it could not be checked. */
type Refusal = { message: string; isWrongPasscode: boolean };

async function send(
  { access, words }: GateSettings,
  passcode: string,
  signal: AbortSignal,
): Promise<Refusal | null> {
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
  if (response.status === 422) return { message: words.wrongPasscode, isWrongPasscode: true };
  const problem: { message?: string } = await response.json();
  return { message: problem.message ?? words.unavailable, isWrongPasscode: response.status === 401 };
}

/** Submits the passcode. @returns null if it opened the site */
export async function submitPasscode(settings: GateSettings, passcode: string): Promise<Refusal | null> {
  try {
    return await withTimeout(settings.requestTimeoutMs, (signal) => send(settings, passcode, signal));
  } catch {
    return { message: settings.words.unavailable, isWrongPasscode: false };
  }
}
