import type { GateSettings } from "./gate-settings";
import { sessionMemory } from "./session-memory";

/** Remembers for the session that a failed check led to a reload, so that it leads to one and not to a hundred. */
const reloadedFlag = "palisade-gate-reloaded";

/**
 * Asks whether the site is still protected, and calls `onProtected` when it is. A check that fails or takes too long
 * ends in a reload: the server then decides anew whether to show the site. Failing again, it leaves the form.
 * @returns what stops it
 */
export function confirmProtection(
  { protection, protectionTimeoutMs, protectionFallbackMs, settingsLagMs }: GateSettings,
  onProtected: () => void,
): () => void {
  const controller = new AbortController();
  let settled = false;
  const timers = [
    setTimeout(() => controller.abort(), protectionTimeoutMs),
    // For a browser that doesn't let go of the request.
    setTimeout(() => failed("no answer"), protectionFallbackMs),
  ];

  function settle(): boolean {
    const first = !settled;
    settled = true;
    for (const timer of timers) clearTimeout(timer);
    return first;
  }

  function failed(error: unknown) {
    if (!settle()) return;
    console.warn("Protection could not be checked.", error);
    // Without a memory of it, one reload would lead to the next.
    if (sessionMemory.has(reloadedFlag) || !sessionMemory.set(reloadedFlag)) onProtected();
    else location.reload();
  }

  fetch(protection, { signal: controller.signal, cache: "no-store" })
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .then((answer: { enabled?: boolean }) => {
      if (!settle()) return;
      sessionMemory.forget(reloadedFlag);
      // The gate was lifted while this page was on its way; every process of the server knows by then.
      if (answer.enabled === false) setTimeout(() => location.reload(), settingsLagMs);
      else onProtected();
    })
    .catch(failed);

  return () => {
    settle();
    controller.abort();
  };
}
