import { addMinutes, subHours } from "date-fns";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { operator } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { startReceiver } from "@/tests/support/receiver";

ownDatabase();
const { sharedClock, write } = await import("@/lib/platform/database");
const { log } = await import("@/lib/platform/log");
const { deliverDue } = await import("@/lib/mail/deliver");
const { enqueue } = await import("@/lib/mail/outbox");
const { deliverBatch, dueEndpoints } = await import("@/lib/webhooks/deliver");
const { addEndpoint, pingEndpoint } = await import("@/lib/webhooks/endpoints");

const earlier = subHours(new Date(), 1);
const receiver = await startReceiver();
afterAll(() => receiver.stop());
afterEach(() => void vi.useRealTimers());

/** Sets the clock of this machine, but not the database's. */
const setClock = (minutes: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now: addMinutes(new Date(), minutes) });
};

it.each([
  [-10, 0],
  [0, 10],
])("an email is sent once, with clocks that are off by %i and %i minutes", async (first, second) => {
  const letter = { recipient: "ada@example.com", subject: "s", text: "t", html: "h", topic: "test" };
  await write((tx) => enqueue(tx, letter, earlier));
  let finish = () => {};
  const sent: string[] = [];
  setClock(first);
  const sending = deliverDue(
    "first",
    () =>
      new Promise<void>((resolve) => {
        sent.push("first");
        finish = resolve;
      }),
    undefined,
  );
  await eventually(() => expect(sent).toEqual(["first"]));
  setClock(second);
  expect(await deliverDue("second", async () => void sent.push("second"), undefined)).toBe(0);
  finish();
  expect(await sending).toBe(1);
  expect(sent).toEqual(["first"]);
});

it("a webhook is sent once, with a clock that is ten minutes slow", async () => {
  const input = { url: receiver.url, events: ["mail.dead" as const], description: "" };
  const shell = operator(earlier, "cli");
  const { id } = await addEndpoint(shell, { ...input, receivesAccount: false, allowPrivate: true });
  await pingEndpoint(shell, { id });
  let finish = () => {};
  receiver.answer = (response) => {
    finish = () => response.writeHead(204).end();
  };
  setClock(-10);
  const sending = deliverBatch("slow", id, undefined);
  await eventually(() => expect(receiver.got).toHaveLength(1));
  setClock(0);
  expect(await dueEndpoints(undefined, [])).toEqual([]);
  expect(await deliverBatch("right", id, undefined)).toBe(0);
  finish();
  expect(await sending).toBe(1);
});

it("a wrong clock is logged at most once an hour", async () => {
  const warn = vi.spyOn(log, "warn");
  const now = performance.now.bind(performance);
  const later = (hours: number) =>
    vi.spyOn(performance, "now").mockImplementation(() => now() + hours * 3_600_000);
  const ask = () => write((tx) => sharedClock(tx));
  // Earlier tests have warned already.
  let clock = later(2);
  vi.useRealTimers();
  await ask();
  expect(warn).not.toHaveBeenCalled();
  setClock(10);
  await ask();
  setClock(-10);
  await ask();
  const message = "this machine's clock is ahead of the database's";
  expect(warn.mock.calls).toEqual([[{ seconds: expect.any(Number) }, message]]);
  clock.mockRestore();
  clock = later(4);
  await ask();
  expect(warn.mock.lastCall?.[1]).toBe("this machine's clock is behind the database's");
  clock.mockRestore();
  warn.mockRestore();
});
