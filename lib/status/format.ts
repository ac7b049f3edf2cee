/** Writes instants. Its formatter is made when it is first needed: each takes a phone some 20 ms, before the page works. */
function formatter(options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => {
    made ??= new Intl.DateTimeFormat("en-GB", options);
    return made.format(instant);
  };
}

const clock = formatter({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
const utcHour = formatter({ hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
const day = formatter({ day: "numeric", month: "short", timeZone: "UTC" });
const dayAndTime = formatter({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A moment as the visitor's own clock shows it. */
export const clockTime = (iso: string) => clock(new Date(iso));

/** "14:00 to 15:00 UTC, 20 Nov" */
export function hourSpan(iso: string): string {
  const start = new Date(iso);
  const end = new Date(start.getTime() + 3_600_000);
  return `${utcHour(start)} to ${utcHour(end)} UTC, ${day(start)}`;
}

export const shortHour = (iso: string) => utcHour(new Date(iso));

/** Milliseconds with three significant digits: "4.27 ms", "182 ms". */
export function milliseconds(value: number | null): string {
  if (value === null) return "not measured";
  return `${value < 100 ? Number(value.toPrecision(3)) : Math.round(value)} ms`;
}

/** A share as a percentage with two decimals; never rounded up to a flawless 100. */
export function percentage(share: number | null): string {
  if (share === null) return "not measured";
  return share === 1 ? "100%" : `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;
}

/** Seconds as "3 d 4 h 12 min". */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`);
  return shown.join(" ") || "under 1 min";
}

/** "20 Nov 2026, 14:05 UTC" */
export const moment = (iso: string) => `${dayAndTime(new Date(iso))} UTC`;
