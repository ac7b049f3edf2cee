import { afterEach, expect, it, vi } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { consume } = await import("@/lib/platform/limits/consume");
const { read, write } = await import("@/lib/platform/database");
const { rules } = await import("@/lib/retention/rules");

afterEach(() => void vi.useRealTimers());
const setClock = (to: string) => vi.useFakeTimers({ now: new Date(to), toFake: ["Date"] });
const take = () => consume("contact", "198.51.100.7", new Date());
const right = "2027-01-01T12:00:00Z";

async function useUp(): Promise<void> {
  for (let turn = 0; turn < rateLimits.contact.points; turn += 1) await take();
  await expect(take()).rejects.toMatchObject({ status: 429 });
}

it("a counter written by a clock ahead of time expires once the clock is right", async () => {
  setClock(right);
  await take();
  // Within the same day, whose salt gives the client the same hash.
  setClock("2027-01-01T23:00:00Z");
  await useUp();
  setClock(right);
  await useUp();
});

it("the counter is deleted with other expired rows", async () => {
  setClock("2027-01-01T23:00:00Z");
  await take();
  setClock(right);
  const counters = rules.find(({ name }) => name === "request counters");
  await write(async (tx) => counters?.purge(tx, new Date(), 500));
  expect(await read((db) => db.rateLimit.count())).toBe(0);
});
