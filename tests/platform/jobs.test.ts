import { afterEach, expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { startWorker } from "@/lib/platform/job-queue";
import { runEvery, runForEach } from "@/lib/platform/jobs";
import { log } from "@/lib/platform/log";

afterEach(() => vi.useRealTimers());

it("a job that fails for one item continues with the others, and counts as failed", async () => {
  const done: string[] = [];
  const work = async (item: string) => {
    if (item.startsWith("broken")) throw new Error(item);
    done.push(item);
  };
  await expect(runForEach("a job", ["one", "broken two", "three", "broken four"], work)).rejects.toThrow(
    "broken two",
  );
  expect(done).toEqual(["one", "three"]);
  await runForEach("a job", ["five"], work);
  expect(done).toEqual(["one", "three", "five"]);
});

it("a job logs an unavailable database once a minute for each reason, and any other error each time", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  let failure: Error | null = new DatabaseUnavailable("the disk is full");
  const stop = runEvery("a job", 1000, async () => {
    if (failure) throw failure;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(logged).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged).toHaveBeenCalledTimes(2);
  // A later outage is logged at once.
  failure = null;
  await vi.advanceTimersByTimeAsync(1000);
  failure = new DatabaseUnavailable("the disk is full");
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toHaveBeenCalledTimes(3);
  // Another reason is logged at once, too.
  failure = new DatabaseUnavailable("the database file was replaced; restart the site");
  await vi.advanceTimersByTimeAsync(3000);
  expect(logged).toHaveBeenCalledTimes(4);
  failure = new Error("broken");
  await vi.advanceTimersByTimeAsync(3000);
  expect(logged).toHaveBeenCalledTimes(7);
  await stop();
  logged.mockRestore();
});

it("a worker logs an unavailable database once a minute for each part of its queue that fails", async () => {
  vi.useFakeTimers();
  const logged: string[] = [];
  let failure: Error | null = new DatabaseUnavailable("the disk is full");
  const stop = startWorker({
    name: "a worker",
    parts: async (busy) => ["one", "two", "empty"].filter((part) => !busy.includes(part)),
    partsAtOnce: 3,
    batch: async (part) => {
      if (failure && part !== "empty") throw failure;
      return 0;
    },
    logFailure: (part) => logged.push(part),
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(logged).toEqual(["one", "two"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged).toHaveLength(4);
  // A later outage is logged at once.
  failure = null;
  await vi.advanceTimersByTimeAsync(500);
  failure = new DatabaseUnavailable("the disk is full");
  await vi.advanceTimersByTimeAsync(500);
  expect(logged).toHaveLength(6);
  await stop();
});
