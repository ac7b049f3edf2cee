import { expect, it } from "vitest";
import { timeLeft } from "@/lib/gate/countdown";

const end = "2026-01-31T18:00:00.000Z";
const before = (milliseconds: number) => timeLeft(end, Date.parse(end) - milliseconds);

it.each([
  [1, { hours: 0, minutes: 0, seconds: 1 }],
  [1000, { hours: 0, minutes: 0, seconds: 1 }],
  [59_999, { hours: 0, minutes: 1, seconds: 0 }],
  [3_600_000, { hours: 1, minutes: 0, seconds: 0 }],
  [3_661_000, { hours: 1, minutes: 1, seconds: 1 }],
  [100 * 3_600_000, { hours: 100, minutes: 0, seconds: 0 }],
])("%i ms before the end, the countdown shows the time left", (milliseconds, expected) => {
  expect(before(milliseconds)).toEqual(expected);
});

it.each([0, -1, -86_400_000])("%i ms before the end, the countdown is over", (milliseconds) => {
  expect(before(milliseconds)).toBeNull();
});

it("the countdown is over if the end time is invalid", () => {
  expect(timeLeft("soon", 0)).toBeNull();
});
