import { addDays, addHours, addMinutes, addSeconds } from "date-fns";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { operator } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { startReceiver } from "@/tests/support/receiver";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { readAttention } = await import("@/lib/attention");
const { addEndpoint, pauseEndpoint, pingEndpoint, resumeEndpoint } = await import("@/lib/webhooks/endpoints");
const { resendDeliveries } = await import("@/lib/webhooks/deliveries");
const { stateAfterAttempt } = await import("@/lib/webhooks/after-attempt");
const { deliverBatch, dueEndpoints, startWebhookWorker } = await import("@/lib/webhooks/deliver");
const { publish } = await import("@/lib/webhooks/publish");

const now = new Date("2027-03-01T12:00:00Z");
const receiver = await startReceiver();
beforeEach(async () => {
  receiver.reset();
  await write(async (tx) => {
    await tx.webhookEndpoint.deleteMany();
    await tx.webhookEvent.deleteMany();
    await tx.outboxMail.deleteMany();
  });
});
afterAll(() => receiver.stop());

const shell = (at = now) => operator(at, "cli");
const add = async (url = receiver.url) => {
  const input = { url, events: ["mail.dead" as const], description: "", receivesAccount: false };
  return (await addEndpoint(shell(), { ...input, allowPrivate: true })).id;
};
const happen = (at = now, times = 1) =>
  write(async (tx) => {
    const data = { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", topic: "contact", attempts: 8 };
    for (let n = 0; n < times; n += 1) await publish(tx, { now: at }, { type: "mail.dead", data });
  });
const deliveries = () => read((db) => db.webhookDelivery.findMany({ include: { tries: true } }));
const only = async () => {
  const [delivery] = await deliveries();
  if (!delivery) throw new Error("There is no delivery.");
  return delivery;
};
const endpointRow = (id: string) => read((db) => db.webhookEndpoint.findUniqueOrThrow({ where: { id } }));
const ids = () => receiver.got.map(({ headers }) => headers["webhook-id"]);

describe("a failed attempt", () => {
  const failed = { status: 500, fault: null, durationMs: 1, retryAfter: null };
  const waits = (random: number) =>
    Array.from({ length: 11 }, (_, earlier) => {
      const change = stateAfterAttempt(earlier, "mail.dead", failed, now, () => random);
      return "nextAttemptAt" in change ? (Number(change.nextAttemptAt) - now.getTime()) / 1000 : null;
    });

  it("is repeated over three days, within a fifth of the planned delay, and then fails for good", () => {
    const plan = [5, 60, 300, 1800, 7200, 18_000, 36_000, 43_200, 64_800, 86_400, null];
    expect(waits(0.5)).toEqual(plan);
    const total = (waits(0.5) as number[]).reduce((sum, seconds) => sum + (seconds ?? 0), 0);
    expect(total / 86_400).toBeCloseTo(3, 1);
    expect(waits(0)[9]).toBe(69_120);
    expect(waits(1)[9]).toBe(103_680);
  });

  it("waits as long as the receiver asks, up to an hour", () => {
    const wait = (retryAfter: number) => {
      const change = stateAfterAttempt(0, "mail.dead", { ...failed, status: 429, retryAfter }, now, () => 0);
      return "nextAttemptAt" in change ? (Number(change.nextAttemptAt) - now.getTime()) / 1000 : null;
    };
    expect(wait(120)).toBeGreaterThanOrEqual(120);
    expect(wait(999_999)).toBe(3600);
  });

  it("keeps its id, is listed with its status, and ends when it is accepted", async () => {
    const id = await add();
    await happen();
    receiver.status(503);
    await deliverBatch("w", id, now);
    expect(await only()).toMatchObject({
      state: "pending",
      attempts: 1,
      claimedBy: null,
      tries: [{ status: 503 }],
    });
    expect(await deliverBatch("w", id, addSeconds(now, 1))).toBe(0);
    receiver.status(200);
    await deliverBatch("w", id, addMinutes(now, 1));
    expect(await only()).toMatchObject({
      state: "delivered",
      attempts: 2,
      tries: [{ status: 503 }, { status: 200 }],
    });
    expect(await deliverBatch("w", id, addDays(now, 1))).toBe(0);
    expect(new Set(ids()).size).toBe(1);
    expect(receiver.got).toHaveLength(2);
    expect(receiver.got[0]?.body).toBe(receiver.got[1]?.body);
    expect(receiver.got[0]?.headers["webhook-timestamp"]).not.toBe(
      receiver.got[1]?.headers["webhook-timestamp"],
    );
  });

  it.each([301, 400, 401, 404, 500])("answered with %i doesn’t count as delivered", async (status) => {
    const id = await add();
    await happen();
    receiver.status(status);
    await deliverBatch("w", id, now);
    expect(await only()).toMatchObject({ state: "pending", tries: [{ status }] });
  });
});

describe("a lease", () => {
  it("reserves a delivery for one process, and ends with that process", async () => {
    const id = await add();
    await happen();
    let release = () => {};
    receiver.answer = (response) => {
      release = () => response.writeHead(204).end();
    };
    const first = deliverBatch("first", id, now);
    await eventually(() => expect(receiver.got).toHaveLength(1));
    expect(await deliverBatch("second", id, addSeconds(now, 5))).toBe(0);
    // As after a kill: the result was not stored, and the lease expires.
    receiver.answer = (response) => response.writeHead(204).end();
    expect(await deliverBatch("second", id, addSeconds(now, 31))).toBe(1);
    expect(ids()).toEqual([ids()[0], ids()[0]]);
    release();
    await first;
    // The first worker's late result no longer changes anything.
    expect(await only()).toMatchObject({ state: "delivered", attempts: 2 });
    expect((await only()).tries).toHaveLength(1);
  });
});

describe("an endpoint that fails for a long time", () => {
  it("is paused, keeps its waiting deliveries, and the team is notified once", async () => {
    const id = await add();
    receiver.status(500);
    await happen(now, 3);
    await deliverBatch("w", id, now);
    expect((await endpointRow(id)).failingSince).toEqual(now);
    const almost = addHours(now, webhookFigures.pausedAfterHours - 1);
    await happen(almost);
    await deliverBatch("w", id, almost);
    expect(await endpointRow(id)).toMatchObject({ state: "active" });
    const later = addHours(now, webhookFigures.pausedAfterHours);
    await deliverBatch("w", id, later);
    expect(await endpointRow(id)).toMatchObject({ state: "paused", pausedBecause: "failing" });
    const mails = await read((db) => db.outboxMail.findMany());
    expect(mails).toMatchObject([{ topic: "webhook", subject: "A webhook endpoint was paused" }]);
    expect(mails[0]?.text).toContain(id);
    expect(await readAttention(later)).toMatchObject({ pausedWebhooks: 1, deadDeliveries: 0 });

    await happen(later);
    expect(await dueEndpoints(addDays(later, 9), [])).toEqual([]);
    expect(await deliverBatch("w", id, addDays(later, 9))).toBe(0);
    receiver.reset();
    await resumeEndpoint(shell(later), { id });
    while ((await deliverBatch("w", id, later)) > 0);
    expect(receiver.got).toHaveLength(5);
    expect(await endpointRow(id)).toMatchObject({ state: "active", failingSince: null });
    expect(await readAttention(later)).toMatchObject({ pausedWebhooks: 0 });
  });

  it("isn’t paused while some deliveries succeed", async () => {
    const id = await add();
    for (let hour = 0; hour <= 96; hour += 12) {
      receiver.status(hour % 24 === 12 ? 200 : 500);
      await happen(addHours(now, hour));
      await deliverBatch("w", id, addHours(now, hour));
      expect(await endpointRow(id)).toMatchObject({ state: "active" });
    }
  });

  it("is paused at once when it answers 410", async () => {
    const id = await add();
    await happen();
    receiver.status(410);
    await deliverBatch("w", id, now);
    expect(await endpointRow(id)).toMatchObject({ state: "paused", pausedBecause: "gone" });
    expect(await only()).toMatchObject({ state: "pending" });
    expect(await read((db) => db.outboxMail.count())).toBe(1);
  });
});

describe("resend", () => {
  it("resends failed or delivered events, one or a range, with the same id", async () => {
    const id = await add();
    await happen(now);
    await happen(addHours(now, 1));
    await happen(addHours(now, 2));
    const at = addHours(now, 3);
    const { delivery: ping } = await pingEndpoint(shell(at), { id });
    while ((await deliverBatch("w", id, at)) > 0);
    const first = ids();
    const one = (await deliveries()).find(({ eventId }) => eventId === first[0]);
    const again = (what: Parameters<typeof resendDeliveries>[1]["what"]) =>
      resendDeliveries(shell(at), { id, what });
    const sentNow = async () => {
      receiver.got.length = 0;
      while ((await deliverBatch("w", id, at)) > 0);
      return ids().sort();
    };
    expect(await again({ delivery: one?.id ?? "" })).toEqual({ count: 1 });
    await expect(again({ delivery: one?.id ?? "" })).rejects.toMatchObject({ status: 409 });
    expect(await sentNow()).toEqual([first[0]]);
    await expect(again({ delivery: "nothing" })).rejects.toMatchObject({ status: 404 });

    const range = { from: addMinutes(now, 30), to: at };
    expect(await again({ ...range, only: "dead" })).toEqual({ count: 0 });
    expect(await again({ ...range, only: "all" })).toEqual({ count: 2 });
    expect(await sentNow()).toEqual([first[1], first[2]].sort());
    expect(ping).not.toBe("");
    await expect(again({ from: at, to: now, only: "all" })).rejects.toMatchObject({ status: 422 });

    await write((tx) =>
      tx.webhookDelivery.updateMany({ where: { eventId: String(first[2]) }, data: { state: "dead" } }),
    );
    expect(await readAttention(at)).toMatchObject({ deadDeliveries: 1 });
    expect(await again({ ...range, only: "dead" })).toEqual({ count: 1 });
    expect(await sentNow()).toEqual([first[2]]);
    const entries = await read((db) =>
      db.auditEntry.findMany({ where: { action: "webhook.resent", subject: id } }),
    );
    expect(entries.map(({ after }) => after)).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });
});

describe("a ping", () => {
  it("is sent to a paused endpoint too, attempted once, and needs no attention", async () => {
    const id = await add();
    await pauseEndpoint(shell(), { id });
    await happen();
    receiver.status(500);
    await pingEndpoint(shell(), { id });
    await deliverBatch("w", id, now);
    expect(receiver.types()).toEqual(["ping"]);
    const states = (await deliveries()).map(({ state }) => state).sort();
    expect(states).toEqual(["dead", "pending"]);
    expect(await readAttention(now)).toMatchObject({ deadDeliveries: 0, pausedWebhooks: 0 });
  });
});

describe("the worker", () => {
  it("delivers to each endpoint from its own queue, so one that never answers doesn’t delay others", async () => {
    const stuck = await startReceiver();
    stuck.answer = () => undefined;
    await add(stuck.url);
    await add();
    const stop = startWebhookWorker();
    await happen(new Date(), 40);
    await eventually(() => expect(receiver.got).toHaveLength(40));
    expect(stuck.got.length).toBeLessThanOrEqual(4);
    stuck.stop();
    await stop();
    // Deliveries in progress were completed.
    expect(await read((db) => db.webhookDelivery.count({ where: { state: "sending" } }))).toBe(0);
  });
});
