import { expect, it } from "vitest";
import { FairQueue } from "@/lib/platform/fair-queue";
import { eventually } from "@/tests/support/eventually";

/** Jobs that end when told to, and record their start. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const queueOf = (limits: Partial<{ concurrency: number; waiting: number; maxWaitMs: number }> = {}) =>
  new FairQueue<"strangers" | "staff">({ concurrency: 1, waiting: 4, maxWaitMs: 60_000, ...limits });

it("the queue alternates between purposes, however many requests wait for one", async () => {
  const queue = queueOf();
  const { begun, work, end } = workshop();
  const all = ["a", "b", "c", "d"].map((name) => queue.run("strangers", work(name)));
  all.push(queue.run("staff", work("member")));
  for (const name of ["a", "b", "member", "c", "d"]) {
    await eventually(() => expect(begun).toContain(name));
    end(name);
  }
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d", "member"]);
  // The first began at once and "b" was next; no stranger came before the next member.
  expect(begun.indexOf("member")).toBeLessThanOrEqual(2);
});

it("the queue rejects requests beyond the limit of a purpose, and none of another", async () => {
  const queue = queueOf({ waiting: 1 });
  const { work, end, begun } = workshop();
  const running = queue.run("strangers", work("running"));
  const waiting = queue.run("strangers", work("waiting"));
  await expect(queue.run("strangers", work("too many"))).rejects.toMatchObject({
    status: 503,
    details: { retryAfter: expect.any(Number) },
  });
  const member = queue.run("staff", work("member"));
  end("running");
  for (const name of ["waiting", "member"]) {
    await eventually(() => expect(begun).toContain(name));
    end(name);
  }
  await Promise.all([running, waiting, member]);
  expect(begun).not.toContain("too many");
});

it("the queue rejects requests that waited too long, and continues after failed work", async () => {
  const queue = queueOf({ maxWaitMs: 20 });
  const { work, end, begun } = workshop();
  const running = queue.run("strangers", work("running"));
  await expect(queue.run("strangers", work("late"))).rejects.toMatchObject({ status: 503 });
  end("running");
  await running;
  await expect(queue.run("staff", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const next = queue.run("staff", work("next"));
  await eventually(() => expect(begun).toEqual(["running", "next"]));
  end("next");
  await next;
});
