import "server-only";
import { randomUUID } from "node:crypto";
import { lockFree, read, write } from "@/lib/platform/database";
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
} from "@/lib/platform/database/generated/client";
import {
  candidatesPerLease,
  dueRows,
  leaseData,
  runEvery,
  sortByIds,
  untilStored,
} from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import type { Reach } from "@/lib/platform/public-request";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { isGood, pauseEmail, stateAfterAttempt, updateEndpoint } from "./after-try";
import type { AccountRecord } from "./events";
import { send } from "./send";

/** A lease outlasts the one try that is made under it. */
const leaseMs = 3 * webhookFigures.timeoutSeconds * 1000;
/** Tries of one endpoint at once. */
const atOnce = 4;
/** Endpoints served at once: each has a queue of its own, so that a slow one holds up nobody. */
const queuesAtOnce = 25;

/** A paused endpoint gets nothing but a ping. */
const mayGo = { OR: [{ endpoint: { state: "active" } }, { event: { type: "ping" } }] };
const dueNow = (now: Date) => ({ AND: [dueRows(now), mayGo] });

interface Claim {
  endpoint: WebhookEndpoint;
  deliveries: (WebhookDelivery & { event: WebhookEvent })[];
}

/** Leases the next deliveries of one endpoint to a worker. @param only one of them, and no other */
async function claim(worker: string, endpointId: string, now: Date, only?: string): Promise<Claim | null> {
  return write(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findUnique({ where: { id: endpointId } });
    if (!endpoint) return null;
    const waiting = await tx.webhookDelivery.findMany({
      where: { endpointId, ...(only !== undefined && { id: only }), ...dueNow(now) },
      select: { id: true },
      orderBy: [{ nextAttemptAt: "asc" }, { createdAt: "asc" }],
      take: atOnce * candidatesPerLease,
    });
    const ids = waiting.map(({ id }) => id);
    const free = await lockFree(tx, "WebhookDelivery", ids, atOnce);
    const rows = await tx.webhookDelivery.findMany({
      where: { id: { in: free }, ...dueNow(now) },
      include: { event: true },
    });
    const deliveries = sortByIds(free, rows);
    await tx.webhookDelivery.updateMany({
      where: { id: { in: deliveries.map(({ id }) => id) } },
      data: leaseData(worker, now, leaseMs),
    });
    return { endpoint, deliveries };
  });
}

export interface DeliveryOptions {
  /** A verified account as the app's endpoint receives it; null when it is gone. */
  accountOf?: (id: string) => Promise<AccountRecord | null>;
  /** Which addresses may be connected to, in place of what each endpoint allows. */
  reach?: Reach;
}

/** Data for one receiver only. Read at each attempt, so that no queue holds personal data. */
async function moreFor(
  { receivesAccount }: WebhookEndpoint,
  { type, data }: WebhookEvent,
  { accountOf }: DeliveryOptions,
): Promise<Record<string, unknown>> {
  if (type !== "account.verified" || !receivesAccount || !accountOf) return {};
  return { account: await accountOf((data as { id: string }).id) };
}

/** One try of one delivery, and its outcome stored. */
async function deliver(
  worker: string,
  endpoint: WebhookEndpoint,
  delivery: Claim["deliveries"][number],
  now: Date,
  options: DeliveryOptions,
): Promise<void> {
  const { id, attempts, event } = delivery;
  const more = await moreFor(endpoint, event, options);
  const payload = { ...event, data: event.data as Record<string, unknown> };
  const outcome = await send(endpoint, payload, now, { more, reach: options.reach });
  const { status, fault, durationMs } = outcome;
  const change = stateAfterAttempt(attempts, event.type, outcome, now);
  const about = { delivery: id, event: event.id, type: event.type, status, fault, state: change.state };
  log[isGood(outcome) ? "info" : "warn"](about, "webhook tried");
  const email = await pauseEmail(endpoint, outcome, now);
  await untilStored({ delivery: id }, () =>
    write(async (tx) => {
      const { count } = await tx.webhookDelivery.updateMany({
        where: { id, claimedBy: worker },
        data: change,
      });
      // Removed meanwhile, with its endpoint.
      if (count === 0) return;
      await tx.webhookAttempt.create({ data: { deliveryId: id, at: now, durationMs, status, fault } });
      await updateEndpoint(tx, endpoint.id, outcome, now, email);
    }),
  );
}

/**
 * Delivers some of what is due for one endpoint.
 * @param only this delivery and no other
 * @returns how many were tried
 */
export async function deliverBatch(
  worker: string,
  endpointId: string,
  now: Date,
  { only, ...options }: DeliveryOptions & { only?: string } = {},
): Promise<number> {
  const claimed = await claim(worker, endpointId, now, only);
  if (!claimed) return 0;
  const { endpoint, deliveries } = claimed;
  const tried = deliveries.map((delivery) => deliver(worker, endpoint, delivery, now, options));
  await Promise.all(tried);
  return deliveries.length;
}

/** Endpoints for which something is due, save for those given. */
export async function dueEndpoints(now: Date, busy: readonly string[]): Promise<string[]> {
  const rows = await read((db) =>
    db.webhookDelivery.groupBy({
      by: ["endpointId"],
      where: { endpointId: { notIn: [...busy] }, ...dueNow(now) },
      orderBy: { endpointId: "asc" },
    }),
  );
  return rows.map(({ endpointId }) => endpointId);
}

const pollMs = 500;

/** Starts the process's webhook worker. @returns a function that stops it after the tries in hand */
export function startWebhookWorker(options: DeliveryOptions = {}): () => Promise<void> {
  const worker = randomUUID();
  const queues = new Map<string, Promise<void>>();
  let stopped = false;

  async function serve(endpointId: string): Promise<void> {
    try {
      while (!stopped && (await deliverBatch(worker, endpointId, new Date(), options)) > 0);
    } catch (error) {
      log.error(
        { endpoint: endpointId, ...describeError(error) },
        "a webhook queue failed and will be tried again",
      );
    } finally {
      queues.delete(endpointId);
    }
  }

  const stop = runEvery("webhooks", pollMs, async () => {
    const due = await dueEndpoints(new Date(), [...queues.keys()]);
    for (const id of due.slice(0, queuesAtOnce - queues.size)) queues.set(id, serve(id));
  });
  return async () => {
    stopped = true;
    await stop();
    await Promise.all(queues.values());
  };
}
