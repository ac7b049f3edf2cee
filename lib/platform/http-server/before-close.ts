import { processSingleton } from "@/lib/platform/process-singleton";

type Work = () => Promise<unknown>;

/** Filled by code in Next's bundles and run by the server, which is not bundled. */
const state = processSingleton("before-close", () => ({ work: [] as Work[], isClosing: false }));

/** Runs `work` when the process receives a signal to stop, before the server closes. */
export function beforeClose(work: Work): void {
  state.work.push(work);
}

/** Whether the process received a signal to stop: it still answers, but a balancer should send no new requests. */
export const isClosing = (): boolean => state.isClosing;

/** Runs all in parallel. Resolves after the last, even if one fails. */
export async function runBeforeClose(): Promise<void> {
  state.isClosing = true;
  await Promise.allSettled(state.work.map((work) => work()));
}
