/** A moment as these file names write it: 2026-01-31T22-00-00-000Z. */
export const fileTime = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

/** The moment that `fileTime` wrote, or null for anything else. */
export function readFileTime(written: string | undefined): Date | null {
  const [, hour, minute, second, ms] =
    /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(written ?? "") ?? [];
  return hour ? new Date(`${hour}:${minute}:${second}.${ms}Z`) : null;
}
