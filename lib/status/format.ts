// Intl would do this, too, but its first use takes a phone some 60 ms in which the page answers nothing. The parts are
// cut out of what ECMAScript lays down: toUTCString() is "Fri, 20 Nov 2026 14:05:00 GMT", toTimeString() begins "14:05:00".
function inUtc(instant: Date): { day: string; month: string; year: string; time: string } {
  const [, day = "", month = "", year = "", time = ""] = instant.toUTCString().split(" ");
  return { day: String(Number(day)), month, year, time: time.slice(0, 5) };
}

/** A moment as the visitor's own clock shows it: "14:05:00". */
export const clockTime = (iso: string) => new Date(iso).toTimeString().slice(0, 8);

/** "14:05", in UTC. */
export const shortHour = (iso: string) => inUtc(new Date(iso)).time;

/** "14:00 to 15:00 UTC, 20 Nov" */
export function hourSpan(iso: string): string {
  const start = new Date(iso);
  const { time, day, month } = inUtc(start);
  return `${time} to ${inUtc(new Date(start.getTime() + 3_600_000)).time} UTC, ${day} ${month}`;
}

/** "20 Nov 2026, 14:05 UTC" */
export function moment(iso: string): string {
  const { day, month, year, time } = inUtc(new Date(iso));
  return `${day} ${month} ${year}, ${time} UTC`;
}

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

/** "20 Nov" of "2026-11-20". */
export function shortDay(day: string): string {
  const { day: number, month } = inUtc(new Date(`${day}T00:00:00Z`));
  return `${number} ${month}`;
}

const months = "January February March April May June July August September October November December";

/** "November 2026" of "2026-11". */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${months.split(" ")[Number(number) - 1]} ${year}`;
}
