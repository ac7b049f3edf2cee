import { subMinutes, subSeconds } from "date-fns";
import { beforeEach, expect, it } from "vitest";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { followOthers, latestFindings } = await import("@/lib/status/sampler");

const store = (at: Date) =>
  write(async (tx) => {
    await tx.healthSample.deleteMany();
    await tx.healthSample.create({ data: { service: "database", at, status: "degraded" } });
  });
const found = () => latestFindings()?.findings.find(({ service }) => service === "database");
const stored = () => read((db) => db.healthSample.count());

beforeEach(() => {
  const latest = latestFindings();
  if (latest) latest.at = subMinutes(new Date(), 10);
});

it("a recent measurement by another process is taken over", async () => {
  const at = subSeconds(new Date(), 80);
  await store(at);
  await followOthers();
  expect([found()?.status, latestFindings()?.at]).toEqual(["degraded", at]);
});

it("while nobody measures, a process measures for itself, once a minute, and stores nothing", async () => {
  await store(subSeconds(new Date(), 100));
  const start = new Date();
  await followOthers();
  const at = latestFindings()?.at as Date;
  expect(at.getTime()).toBeGreaterThanOrEqual(start.getTime());
  expect(found()?.latencyMs).toBeGreaterThan(0);
  await followOthers();
  expect(latestFindings()?.at).toBe(at);
  expect(await stored()).toBe(1);
  const later = subSeconds(new Date(), 1);
  await store(later);
  await followOthers();
  expect(latestFindings()?.at).toEqual(later);
});
