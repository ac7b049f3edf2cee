import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

const file = ownDatabase();
const { isPostgresql, read } = await import("@/lib/platform/database");
const { database } = await import("@/lib/status/services/database");

it("measuring the database leaves nothing behind but the time, and can be repeated", async () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const found = await Promise.all([database.measure(now), database.measure(now)]);
  expect(found.map(({ status }) => status)).not.toContain("outage");
  expect(await read((db) => db.healthSample.count())).toBe(0);
  expect(await read((db) => db.heartbeat.findUnique({ where: { id: "probe" } }))).toEqual({
    id: "probe",
    at: now,
  });
});

it.skipIf(isPostgresql())("a day of measurements writes less than 50 MB to the write-ahead log", async () => {
  const logged = () => statSync(`${file}-wal`).size;
  const before = logged();
  await database.measure(new Date());
  expect(logged() - before).toBeGreaterThan(8000);
  expect((logged() - before) * 24 * 60).toBeLessThan(50_000_000);
});
