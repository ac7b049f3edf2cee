/** How many seconds of unused sending may be made up for after a pause: enough for the time between two checks. */
const heldSeconds = 1;

/**
 * The rate at which a process sends bulk emails (a token bucket).
 * @param perMinute emails
 * @param start milliseconds of a monotonic clock, like all times here
 */
export function newPace(perMinute: number, start: number) {
  const perMs = perMinute / 60_000;
  // At least two, so that at a low rate the remainder between two checks isn't lost.
  const maxHeld = Math.max(2, perMs * heldSeconds * 1000);
  let tokens = 0;
  let counted = start;
  return {
    /** Adds what the time since the last call allows. @returns how many may be sent now */
    refill(now: number): number {
      tokens = Math.min(maxHeld, tokens + Math.max(0, now - counted) * perMs);
      counted = now;
      // Floating-point sums may be slightly below a whole number.
      return Math.floor(tokens + 1e-6);
    },
    spend(count: number): void {
      tokens -= count;
    },
  };
}
