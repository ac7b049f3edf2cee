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

/** Rejects if the work takes longer, which goes on nevertheless. */
export function rejectIfLate<T>(ms: number, work: Promise<T>, error: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
