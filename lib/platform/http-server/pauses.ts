import { processSingleton } from "@/lib/platform/process-singleton";

/** Filled by the server, which is no part of a bundle, and called by what Next bundles. */
const listeners = processSingleton("pauses", () => new Map<string, (isPaused: boolean) => void>());

/** Calls `tell` whenever a request begins or ends to wait on purpose. @returns what stops that */
export function watchPauses(requestId: string, tell: (isPaused: boolean) => void): () => void {
  listeners.set(requestId, tell);
  return () => listeners.delete(requestId);
}

/**
 * Makes a request wait. It uses nothing meanwhile, so that it isn't counted among those that keep the server busy.
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
