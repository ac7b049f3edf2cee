import { addMilliseconds, addSeconds } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { write } from "@/lib/platform/database";
import { acquireLease, leaseMs, releaseLease } from "@/lib/platform/lease";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const name = "work";
const now = new Date("2026-05-04T10:00:00Z");
const take = (holder: string, at = now) => write((tx) => acquireLease(tx, { name, holder, now: at }));
const end = addMilliseconds(now, leaseMs);

beforeEach(() => write((tx) => tx.jobLease.deleteMany()));

it("a lease has one holder however many try at once", async () => {
  const processes = Array.from({ length: 12 }, (_, index) => `process ${index}`);
  const first = await Promise.all(processes.map((holder) => take(holder)));
  expect(first.filter(Boolean)).toHaveLength(1);
  const second = await Promise.all(processes.map((holder) => take(holder, end)));
  expect(second.filter(Boolean)).toHaveLength(1);
});

it("a lease is renewed by its holder, and refused to others until it expires", async () => {
  expect(await take("one")).toBe(true);
  const later = addSeconds(now, 10);
  expect(await take("two", later)).toBe(false);
  expect(await take("one", later)).toBe(true);
  expect(await take("two", end)).toBe(false);
  expect(await take("two", addMilliseconds(later, leaseMs))).toBe(true);
  expect(await take("one", addMilliseconds(later, leaseMs))).toBe(false);
});

it("a lease is free once its holder releases it, and nobody else can", async () => {
  await take("one");
  await write((tx) => releaseLease(tx, name, "two", now));
  expect(await take("two")).toBe(false);
  await write((tx) => releaseLease(tx, name, "one", now));
  expect(await take("two")).toBe(true);
});

it("a lease with an end written by a clock far ahead is free", async () => {
  await take("one", addSeconds(now, 3600));
  expect(await take("two")).toBe(true);
});
