type Work = () => Promise<unknown>;

/** One list a process: what Next bundles fills it, the server, which is no part of a bundle, works through it. */
const shared = globalThis as typeof globalThis & {
  palisadeBeforeClose?: Work[];
  palisadeIsClosing?: boolean;
};

/** Has `work` done when the process is told to end, before the server closes. */
export function beforeClose(work: Work): void {
  shared.palisadeBeforeClose ??= [];
  shared.palisadeBeforeClose.push(work);
}

/** Whether the process was told to end: it answers what it is asked, and should be asked no more. */
export const isClosing = (): boolean => shared.palisadeIsClosing === true;

/** Does all of it at once. Resolves when the last is done, also where one fails. */
export async function doWorkBeforeClose(): Promise<void> {
  shared.palisadeIsClosing = true;
  await Promise.allSettled((shared.palisadeBeforeClose ?? []).map((work) => work()));
}
