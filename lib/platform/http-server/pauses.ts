import { setTimeout } from "node:timers/promises";

/** One list a process: what Next bundles pauses, the server, which is no part of a bundle, is told. */
const shared = globalThis as typeof globalThis & {
  palisadePauses?: Map<string, (isPaused: boolean) => void>;
};
shared.palisadePauses ??= new Map();
const listeners = shared.palisadePauses;

/** Calls `tell` whenever a request begins or ends to wait on purpose. @returns what stops that */
export function watchPauses(requestId: string, tell: (isPaused: boolean) => void): () => void {
  listeners.set(requestId, tell);
  return () => listeners.delete(requestId);
}

/** Makes a request wait. It uses nothing meanwhile, so that it isn't counted among those that keep the server busy. */
export async function pauseRequest(requestId: string | null, milliseconds: number): Promise<void> {
  const tell = (isPaused: boolean) => listeners.get(requestId ?? "")?.(isPaused);
  tell(true);
  await setTimeout(milliseconds);
  tell(false);
}
