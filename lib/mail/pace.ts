/** How many mails are held in hand after a pause, in seconds of the pace: enough for the time between two looks. */
const heldSeconds = 1;

/**
 * The pace at which one process sends mails to many (a token bucket).
 * @param perMinute mails
 * @param start milliseconds of a clock that only goes forward, as all moments here
 */
export function newPace(perMinute: number, start: number) {
  const perMs = perMinute / 60_000;
  // Two, so that what is over between two looks isn't lost at a pace of few.
  const most = Math.max(2, perMs * heldSeconds * 1000);
  let tokens = 0;
  let counted = start;
  return {
    /** How many may leave now. */
    allowed(now: number): number {
      tokens = Math.min(most, tokens + Math.max(0, now - counted) * perMs);
      counted = now;
      // Sums of fractions fall short of a whole mail by what they can't express.
      return Math.floor(tokens + 1e-6);
    },
    spend(count: number): void {
      tokens -= count;
    },
  };
}
