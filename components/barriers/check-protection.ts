import type { GateSettings } from "./gate-settings";
import { sessionMemory } from "./session-memory";

/** Records in the session that a failed check already caused a reload, to prevent a reload loop. */
const reloadedFlag = "palisade-gate-reloaded";

/**
 * Checks whether the site is still protected, and calls `onProtected` if so. After a failure or timeout it reloads the
 * page once, so that the server decides again; after a second failure, or if a passcode has been typed, it shows the form.
 * @returns a function that cancels the check
 */
export function checkProtection(
  { protection, protectionTimeoutMs, protectionFallbackMs, settingsLagMs }: GateSettings,
  { onProtected, mayReload }: { onProtected: () => void; mayReload: () => boolean },
): () => void {
  const controller = new AbortController();
  let hasEnded = false;
  const timers = [
    setTimeout(() => controller.abort(), protectionTimeoutMs),
    // Some browsers don't settle an aborted request.
    setTimeout(() => failed("no answer"), protectionFallbackMs),
  ];

  function endAttempt(): boolean {
    const first = !hasEnded;
    hasEnded = true;
    for (const timer of timers) clearTimeout(timer);
    return first;
  }

  function failed(error: unknown) {
    if (!endAttempt()) return;
    console.warn("Protection could not be checked.", error);
    // If nothing can be remembered, one reload would lead to the next.
    if (!mayReload() || sessionMemory.has(reloadedFlag) || !sessionMemory.set(reloadedFlag)) onProtected();
    else location.reload();
  }

  fetch(protection, { signal: controller.signal, cache: "no-store" })
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .then((body: { enabled?: boolean }) => {
      if (!endAttempt()) return;
      sessionMemory.forget(reloadedFlag);
      // Protection was switched off while this page was loading. After this delay every server process knows.
      if (body.enabled === false) setTimeout(() => location.reload(), settingsLagMs);
      else onProtected();
    })
    .catch(failed);

  return () => {
    endAttempt();
    controller.abort();
  };
}
