import { processSingleton } from "@/lib/platform/process-singleton";

/** Filled by the server, which is not bundled, and called by code in Next's bundles. */
const listeners = processSingleton("request-delays", () => new Map<string, (isDelayed: boolean) => void>());

/** Calls `listener` when an intended delay of a request begins or ends. @returns a function that removes the listener */
export function watchDelays(requestId: string, listener: (isDelayed: boolean) => void): () => void {
  listeners.set(requestId, listener);
  return () => listeners.delete(requestId);
}

/**
 * Delays a request until a promise settles. Meanwhile it doesn't count as load, since it uses no resources.
 * @throws the reason with which `until` is rejected
 */
export async function delayRequest(requestId: string | null, until: Promise<unknown>): Promise<void> {
  const notify = (isDelayed: boolean) => listeners.get(requestId ?? "")?.(isDelayed);
  notify(true);
  try {
    await until;
  } finally {
    notify(false);
  }
}
