/**
 * Lets a request take so long, the reading of its answer included, and no longer. By a timer of its own, because
 * AbortSignal.any, which could join two reasons to stop, is younger than many browsers.
 * @param controller the caller's own, for one that may stop the request earlier
 */
export async function within<T>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
  controller = new AbortController(),
): Promise<T> {
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
