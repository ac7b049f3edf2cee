/**
 * Limits the time of a request, reading the response included. It uses a timer, since many browsers lack AbortSignal.any.
 * @param controller to abort the request earlier
 */
export async function withTimeout<T>(
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
