import { expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { consume, countFailure } = await import("@/lib/platform/limits/consume");

const now = new Date("2027-01-01T12:00:00Z");
const hex = (value: number) => value.toString(16);

/** Clients of each network that count together, and one outside; `n` separates the networks of each limit. */
const networks = [
  ["an IPv6 /56", (n: number, i: number) => `2001:db8:${hex(n)}:1${hex(i).padStart(2, "0")}::/64`, 256],
  ["an IPv6 /48", (n: number, i: number) => `2001:db9:${hex(n)}:${hex(i << 8)}::/64`, 256],
  ["an IPv4 /24", (n: number, i: number) => `198.18.${n}.${i}`, 256],
] as const;
const limits = ["contact", "register", "privacy", "subscribe", "mailLink"] as const;

const cases = limits.flatMap((limit, n) =>
  networks.map(([network, client, size]) => ({ limit, n: n + 1, network, client, size })),
);

it.each(cases)(
  "$limit: $network has a shared limit, and its neighbor another one",
  async ({ limit, n, client, size }) => {
    let taken = 0;
    let refusal: unknown;
    // Each client stays far below its own limit.
    for (let turn = 0; turn < 4 * size && !refusal; turn += 1) {
      await consume(limit, client(n, turn % size), now).then(
        () => {
          taken += 1;
        },
        (error) => {
          refusal = error;
        },
      );
    }
    expect(refusal).toMatchObject({ status: 429, details: { retryAfter: expect.any(Number) } });
    // The network's limit is above a client's own, so that clients in one network don't block each other.
    expect(taken).toBeGreaterThanOrEqual(40);
    await expect(consume(limit, client(n + 100, 1), now)).resolves.toBeUndefined();
  },
);

it("guesses also count for the networks of an IPv4 address", async () => {
  const guess = (address: string) =>
    countFailure("passcode", address, now, () => Promise.reject(new Error("wrong"))).catch(
      (error: Error & { status?: number }) => error.status ?? error.message,
    );
  const answers = new Set<unknown>();
  for (let turn = 0; turn < 250; turn += 1) answers.add(await guess(`192.0.2.${turn}`));
  expect([...answers]).toEqual(["wrong", 429]);
});
