import path from "node:path";
import { addDays, addMonths, subMonths } from "date-fns";
import { beforeEach, expect, it, vi } from "vitest";
import { figures } from "@/lib/site/figures";
import { now, retentionDatabase } from "@/tests/support/retention";
import { runOperatorHere } from "@/tests/support/run-operator";
import { withoutDatabase } from "@/tests/support/without-database";

const { db, folder, store } = retentionDatabase();
const { runRetention, runRetentionByClock } = await import("@/lib/retention/run");
const { rules } = await import("@/lib/retention/rules");
const { DatabaseUnavailable } = await import("@/lib/platform/database/faults");
const { readAttention } = await import("@/lib/attention");
const { contactMessageMonths: months } = figures.retention;

beforeEach(() => db.heartbeat.deleteMany());
/** Stores a measurement of the database, with the site's clock. */
const probeDatabase = (at: Date) =>
  db.heartbeat.upsert({ where: { id: "probe" }, create: { id: "probe", at }, update: { at } });
const messages = () => db.contactMessage.count();
const doubted = async (at: Date) => (await readAttention(at)).clockDoubted;

it("a clock far ahead of the last activity deletes nothing until staff confirm it", async () => {
  await runRetentionByClock(now, "all");
  await store.contact(now);
  await store.contact(subMonths(now, months - 1));
  const ahead = addDays(now, 400);
  for (const scope of ["all", "short", "all"] as const) {
    // The site's own measurement of the database uses the same clock.
    await probeDatabase(ahead);
    expect(await runRetentionByClock(ahead, scope)).toBeNull();
  }
  expect(await messages()).toBe(2);
  expect(await doubted(ahead)).toBe(1);

  expect(await runRetentionByClock(addDays(now, 1), "all")).not.toBeNull();
  expect(await messages()).toBe(2);
  expect(await doubted(addDays(now, 1))).toBe(0);
});

it("a site that hasn’t stored the time yet uses its last measurement", async () => {
  await probeDatabase(now);
  await store.contact(now);
  const ahead = addMonths(now, months + 1);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await runRetentionByClock(ahead, "all")).toBeNull();
    await probeDatabase(ahead);
  }
  expect(await messages()).toBe(1);
});

it("expired rows are deleted while the clock is trusted, however often the job runs", async () => {
  await store.contact(subMonths(now, months + 1));
  for (let month = 0; month < 3; month += 1) {
    expect(await runRetentionByClock(addDays(now, 30 * month), "all")).not.toBeNull();
  }
  expect(await messages()).toBe(0);
});

it("the shell says why nothing is deleted, and confirms the clock", async () => {
  // The shell uses the real clock.
  const real = new Date();
  await probeDatabase(subMonths(real, 3));
  await store.contact(subMonths(real, months + 1));
  expect((await runOperatorHere(["retention"])).err).toContain("--clock-is-right");
  expect(await messages()).toBe(1);
  expect((await runOperatorHere(["retention", "--clock-is-right"])).out).toContain("contact messages");
  expect(await messages()).toBe(0);
  expect((await runOperatorHere(["retention"])).out).toBe("Nothing has passed its retention period.\n");
});

it("a rule that the database refuses doesn’t stop the others, and fails the run", async () => {
  await store.contact(subMonths(now, months + 1));
  // As if its table were damaged or locked.
  const [first] = rules;
  if (!first) throw new Error("There are no rules.");
  const broken = vi.spyOn(first, "purge").mockRejectedValue(new DatabaseUnavailable("a table is locked"));
  await expect(runRetention(now, "all")).rejects.toThrow("a table is locked");
  broken.mockRestore();
  expect(await messages()).toBe(0);
});

it("without a database, retention fails, so that it is tried again soon, and the shell doesn’t blame the clock", async () => {
  await store.contact(subMonths(now, months + 1));
  await withoutDatabase(path.join(folder, "site.db"), async () => {
    await expect(runRetention(now, "all")).rejects.toThrow("the database file is gone");
    const { err } = await runOperatorHere(["retention"]);
    expect(err).toContain("the database file is gone");
    expect(err).not.toContain("clock");
  });
  expect(await runRetention(now, "all")).toEqual({ "contact messages": 1 });
});
