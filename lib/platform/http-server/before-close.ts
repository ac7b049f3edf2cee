import { processSingleton } from "@/lib/platform/process-singleton";

type Work = () => Promise<unknown>;

/** Filled by what Next bundles, worked through by the server, which is no part of a bundle. */
const state = processSingleton("before-close", () => ({ work: [] as Work[], isClosing: false }));

/** Runs `work` when the process receives a signal to stop, before the server closes. */
export function beforeClose(work: Work): void {
  state.work.push(work);
}

/** Whether the process received a signal to stop: it still answers, but should get no new requests. */
export const isClosing = (): boolean => state.isClosing;

/** Does all of it at once. Resolves when the last is done, also where one fails. */
export async function doWorkBeforeClose(): Promise<void> {
  state.isClosing = true;
  await Promise.allSettled(state.work.map((work) => work()));
}
