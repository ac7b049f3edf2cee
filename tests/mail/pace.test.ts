import { expect, it } from "vitest";
import { newPace } from "@/lib/mail/pace";

/** Sends whatever is allowed, checking every half second. @returns how many were sent within the time */
function sentWithin(perMinute: number, milliseconds: number, atOnce = Number.POSITIVE_INFINITY): number {
  const pace = newPace(perMinute, 0);
  let sent = 0;
  for (let at = 0; at <= milliseconds; at += 500) {
    for (let most = Math.min(atOnce, pace.refill(at)); most > 0; most = Math.min(atOnce, pace.refill(at))) {
      pace.spend(most);
      sent += most;
    }
  }
  return sent;
}

it.each([1, 7, 60, 600, 10_000])(
  "at a limit of %i emails per minute, that many are sent and no more",
  (perMinute) => {
    expect(sentWithin(perMinute, 60_000)).toBe(perMinute);
    expect(sentWithin(perMinute, 600_000, 4)).toBe(10 * perMinute);
  },
);

it("a long pause doesn’t allow a burst", () => {
  const pace = newPace(600, 0);
  expect(pace.refill(3_600_000)).toBe(10);
});

it("a clock that stops or goes back doesn’t add to the allowance", () => {
  const pace = newPace(600, 1000);
  expect(pace.refill(1000)).toBe(0);
  expect(pace.refill(0)).toBe(0);
});
