import { addMinutes } from "date-fns";
import { expect, it } from "vitest";
import { thresholds } from "@/lib/status/vocabulary";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { recordError, storedPerMinute: most } = await import("@/lib/platform/errors");
const service = (await import("@/lib/status/services/errors")).errors;

const now = new Date("2026-01-01T12:00:00Z");
const { errors } = thresholds;

/** Records `count` errors and waits for the last of their rows. @returns the number of stored errors */
async function record(count: number, at: Date): Promise<number> {
  for (let turn = 0; turn < count; turn += 1) recordError(new Error("x"), null, "/", at);
  await write(async () => null);
  return read((db) => db.unexpectedError.count());
}

it("at most as many errors per minute are stored as a threshold needs", async () => {
  expect(await record(errors.degraded, now)).toBe(errors.degraded);
  expect(await service.measure(now)).toMatchObject({ status: "degraded" });
  expect(await record(10 * most, now)).toBe(most);
  expect(await service.measure(now)).toMatchObject({ status: "outage" });
  expect(await record(1, addMinutes(now, 1))).toBe(most + 1);
  // It is reported late, among others that are not.
  for (let turn = 0; turn < most; turn += 1) {
    await record(1, now);
    await record(1, addMinutes(now, 1));
  }
  expect(await record(0, now)).toBe(2 * most);
});
