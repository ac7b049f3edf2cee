import { addMinutes, addSeconds, subMinutes, subSeconds } from "date-fns";
import { beforeEach, expect, it, vi } from "vitest";
import { utcHour } from "@/lib/site/dates";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { addEndpoint } = await import("@/lib/webhooks/endpoints");
const { publishChanges } = await import("@/lib/status/events");
const { readHealth } = await import("@/lib/status/read-health");
const { followOthers, latestFindings, takeSamples } = await import("@/lib/status/sampler");

const real = new Date();
const present = subSeconds(real, 20);
const future = addMinutes(real, 10);
const found = { service: "database", status: "operational" };

beforeEach(() =>
  write(async (tx) => {
    await tx.healthSample.deleteMany();
    await tx.healthSample.createMany({
      data: [
        { ...found, at: present },
        { ...found, at: future, status: "degraded" },
      ],
    });
  }),
);

it("a measurement that a fast clock dated in the future is ignored once the clock is right", async () => {
  expect((await readHealth(real)).database).toEqual({
    status: "operational",
    lastCheck: present.toISOString(),
  });
  await followOthers();
  expect(latestFindings()?.at).toEqual(present);
});

it("so is this process’s own", async () => {
  Object.assign(latestFindings() as object, { at: future });
  expect((await readHealth(addSeconds(real, 5))).database.status).toBe("operational");
});

it("it isn’t counted in the hours before it", async () => {
  await takeSamples(present);
  const where = { service: "database", hour: utcHour(present) };
  expect((await read((db) => db.healthHour.findFirstOrThrow({ where }))).samples).toBe(2);
});

it("publishes no change from a state in the future", async () => {
  const input = { url: "http://127.0.0.1:9", events: ["status.changed" as const], description: "" };
  await addEndpoint(operator(real, "cli"), { ...input, receivesAccount: false, allowPrivate: true });
  const events = () => read((db) => db.webhookEvent.count());
  await write((tx) => publishChanges(tx, [found], new Date()));
  expect(await events()).toBe(0);
  await write((tx) => publishChanges(tx, [{ ...found, status: "outage" }], new Date()));
  expect(await events()).toBe(1);
});

it("with PostgreSQL, a process with a wrong clock shows what the others show", async () => {
  if (!process.env.DATABASE_URL?.startsWith("postgresql:")) return;
  for (const wrong of [subMinutes(real, 10), addMinutes(real, 10)]) {
    vi.useFakeTimers({ toFake: ["Date"], now: wrong });
    const record = await readHealth(wrong);
    vi.useRealTimers();
    expect(record.database).toEqual({ status: "operational", lastCheck: present.toISOString() });
    expect(Math.abs(Date.parse(record.timestamp) - Date.now())).toBeLessThan(60_000);
  }
});
