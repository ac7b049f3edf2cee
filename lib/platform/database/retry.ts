const retryEveryMs = 20;

/** Waits before a transaction is tried again, for a random time, so that two that conflicted don't meet again. */
export const pauseBeforeRetry = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, retryEveryMs * (0.5 + Math.random())));
