import { barriers } from "@/lib/gate/words";
import { within } from "@/lib/platform/within";
import { facts } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";
import { sessionMemory } from "./session-memory";

/** Set beside the cookie for the browser session, as the specification asks. Nothing reads it to decide anything. */
const sessionFlag = "palisade-access";

async function send(passcode: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(endpoints.access, {
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
  if (response.status === 422) return barriers.gate.wrongPasscode;
  const problem: { message?: string } = await response.json();
  return problem.message ?? barriers.gate.unavailable;
}

/** Sends the passcode. @returns null when the site is open now, else the sentence to show */
export async function unlock(passcode: string): Promise<string | null> {
  try {
    return await within(facts.timings.requestTimeoutMs, (signal) => send(passcode, signal));
  } catch {
    return barriers.gate.unavailable;
  }
}
