import { processSingleton } from "@/lib/platform/process-singleton";

/** Filled by the server, which is not bundled, and called by code in Next's bundles. */
const listeners = processSingleton("pauses", () => new Map<string, (isPaused: boolean) => void>());

/** Calls `tell` when a request begins or ends an intended delay. @returns a function that stops it */
export function watchPauses(requestId: string, tell: (isPaused: boolean) => void): () => void {
  listeners.set(requestId, tell);
  return () => listeners.delete(requestId);
}

/**
 * Delays a request. A delayed request uses no resources, so it doesn't count as load.
 * @throws what `until` is rejected with
 */
export async function pauseRequest(requestId: string | null, until: Promise<unknown>): Promise<void> {
  const tell = (isPaused: boolean) => listeners.get(requestId ?? "")?.(isPaused);
  tell(true);
  try {
    await until;
  } finally {
    tell(false);
  }
}
