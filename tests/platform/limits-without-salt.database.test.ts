import { beforeEach, expect, it, vi } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { removeSingletons } from "@/lib/platform/process-singleton";
import { ownDatabase } from "@/tests/support/own-database";
import { withoutDatabase } from "@/tests/support/without-database";

const file = ownDatabase();
const now = new Date("2027-01-01T12:00:00Z");
const { points } = rateLimits.passcode;

/** The server's modules as in a process that has just started and has no salt. */
async function started() {
  vi.resetModules();
  const { consume, countFailure } = await import("@/lib/platform/limits/consume");
  return { consume, countFailure };
}

beforeEach(() => {
  removeSingletons("sqlite-limits");
});

it("guesses are counted even if neither counters nor the day’s salt can be read", async () => {
  const { consume } = await started();
  const guess = (client: string) => consume("passcode", client, now);
  await withoutDatabase(file, async () => {
    for (let turn = 0; turn < points; turn += 1) await guess("198.51.100.7");
    await expect(guess("198.51.100.7")).rejects.toMatchObject({ status: 429 });
    await guess("198.51.100.8");
  });
});

it("right attempts aren’t counted then either", async () => {
  const { consume, countFailure } = await started();
  const client = "198.51.100.9";
  await withoutDatabase(file, async () => {
    expect(await countFailure("passcode", client, now, async () => "right")).toBe("right");
    for (let turn = 0; turn < points; turn += 1) await consume("passcode", client, now);
    await expect(consume("passcode", client, now)).rejects.toMatchObject({ status: 429 });
  });
});

it("guesses are counted in the database again once it is back", async () => {
  const { consume } = await started();
  await withoutDatabase(file, () => consume("passcode", "198.51.100.10", now));
  await consume("passcode", "198.51.100.10", now);
  const { read } = await import("@/lib/platform/database");
  // The counters of the client and of its network.
  expect(await read((db) => db.rateLimit.count())).toBe(2);
});
