export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * The time left until a moment, rounded up to whole seconds; hours may exceed a day.
 * @param endTime an ISO moment
 * @param now milliseconds since the epoch
 * @returns null once it has passed
 */
export function timeLeft(endTime: string, now: number): TimeLeft | null {
  const seconds = Math.ceil((new Date(endTime).getTime() - now) / 1000);
  if (!(seconds > 0)) return null;
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
