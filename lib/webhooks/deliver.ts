import "server-only";
import { randomUUID } from "node:crypto";
import { subHours } from "date-fns";
import { enqueue, type Letter } from "@/lib/mail/outbox";
import { renderMail } from "@/lib/mail/render-mail";
import { audit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import { read, type Transaction, write } from "@/lib/platform/database";
import type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
} from "@/lib/platform/database/generated/client";
import { env } from "@/lib/platform/environment";
import { dueRows, leased, released, repeatedly, untilStored, withJitter } from "@/lib/platform/jobs";
import { describeError, log } from "@/lib/platform/log";
import type { Reach } from "@/lib/platform/public-request";
import { webhookFigures } from "@/lib/site/webhook-figures";
import type { AccountRecord } from "./events";
import { endpointPaused } from "./mails";
import { shownAddress } from "./receiver";
import { type Outcome, send } from "./send";
import type { PauseReason } from "./words";

/** Seconds before each next try: three days in all. After the last one the delivery is dead, until somebody resends it. */
const backoff = [5, 60, 300, 1800, 7200, 18_000, 36_000, 43_200, 64_800, 86_400];

/** The longest that a receiver's Retry-After puts a try off, in seconds. */
const longestRetryAfter = 3600;

const isGood = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/**
 * What a delivery's row becomes after a try.
 * @param earlier tries before this one
 */
export function afterTry(earlier: number, type: string, outcome: Outcome, now: Date, random = Math.random) {
  if (isGood(outcome)) return { ...released, state: "delivered", deliveredAt: now };
  const delay = backoff[earlier];
  // A ping asks how things stand now.
  if (delay === undefined || type === "ping") return { ...released, state: "dead" };
  const asked = Math.min(outcome.retryAfter ?? 0, longestRetryAfter);
  return {
    ...released,
    state: "pending",
    nextAttemptAt: withJitter(Math.max(delay, asked / 0.8), now, random),
  };
}

/** Why a failure pauses its endpoint; null when it doesn't. A receiver that says 410 wants nothing any more. */
function pauseAfter(
  { state, failingSince }: Pick<WebhookEndpoint, "state" | "failingSince">,
  outcome: Outcome,
  now: Date,
): Exclude<PauseReason, "operator"> | null {
  if (state !== "active" || isGood(outcome)) return null;
  if (outcome.status === 410) return "gone";
  const limit = subHours(now, webhookFigures.pausedAfterHours);
  return failingSince !== null && failingSince <= limit ? "failing" : null;
}

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
    const deliveries = await tx.webhookDelivery.findMany({
      where: { endpointId, ...(only !== undefined && { id: only }), ...dueNow(now) },
      include: { event: true },
      orderBy: [{ nextAttemptAt: "asc" }, { createdAt: "asc" }],
      take: atOnce,
    });
    await tx.webhookDelivery.updateMany({
      where: { id: { in: deliveries.map(({ id }) => id) } },
      data: leased(worker, now, leaseMs),
    });
    return { endpoint, deliveries };
  });
}

export interface DeliveryOptions {
  /** What the app's endpoint is told of a verified account; null when it is gone. */
  accountOf?: (id: string) => Promise<AccountRecord | null>;
  /** Which addresses may be connected to, in place of what each endpoint allows. */
  reach?: Reach;
}

/** What one receiver alone is told. Read at each try, so that no queue holds a person's data. */
async function moreFor(
  { receivesAccount }: WebhookEndpoint,
  { type, data }: WebhookEvent,
  { accountOf }: DeliveryOptions,
): Promise<Record<string, unknown>> {
  if (type !== "account.verified" || !receivesAccount || !accountOf) return {};
  return { account: await accountOf((data as { id: string }).id) };
}

/** Keeps count of how long an endpoint has failed, and pauses it when that is too long. */
async function noteEndpoint(tx: Transaction, id: string, outcome: Outcome, now: Date, letter: Letter | null) {
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) return;
  const { failingSince } = endpoint;
  const since = isGood(outcome) ? null : (failingSince ?? now);
  if (since !== failingSince)
    await tx.webhookEndpoint.update({ where: { id }, data: { failingSince: since } });
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null || letter === null) return;
  await tx.webhookEndpoint.update({ where: { id }, data: { state: "paused", pausedBecause: because } });
  const after = { address: shownAddress(endpoint.url), because };
  const context = contextOf({ kind: "system", name: "webhooks" }, now);
  await audit(tx, context, { action: "webhook.paused", subject: id, after });
  await enqueue(tx, letter, now);
}

/** The mail that goes with a pause, made before the transaction; null when this failure is no reason for one. */
async function letterFor(endpoint: WebhookEndpoint, outcome: Outcome, now: Date): Promise<Letter | null> {
  const because = pauseAfter(endpoint, outcome, now);
  if (because === null) return null;
  const { id, url } = endpoint;
  const mail = await renderMail(endpointPaused({ id, address: shownAddress(url), because }));
  return { ...mail, recipient: env().TEAM_MAIL, topic: "webhook", subjectId: id };
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
  const told = { ...event, data: event.data as Record<string, unknown> };
  const outcome = await send(endpoint, told, now, { more, reach: options.reach });
  const { status, fault, durationMs } = outcome;
  const change = afterTry(attempts, event.type, outcome, now);
  const about = { delivery: id, event: event.id, type: event.type, status, fault, state: change.state };
  log[isGood(outcome) ? "info" : "warn"](about, "webhook tried");
  const letter = await letterFor(endpoint, outcome, now);
  await untilStored({ delivery: id }, () =>
    write(async (tx) => {
      const { count } = await tx.webhookDelivery.updateMany({
        where: { id, claimedBy: worker },
        data: change,
      });
      // Removed meanwhile, with its endpoint.
      if (count === 0) return;
      await tx.webhookAttempt.create({ data: { deliveryId: id, at: now, durationMs, status, fault } });
      await noteEndpoint(tx, endpoint.id, outcome, now, letter);
    }),
  );
}

/**
 * Delivers some of what is due for one endpoint.
 * @param only this delivery and no other
 * @returns how many were tried
 */
export async function deliverSome(
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
      while (!stopped && (await deliverSome(worker, endpointId, new Date(), options)) > 0);
    } catch (error) {
      log.error({ endpoint: endpointId, ...describeError(error) }, "a webhook queue stopped for now");
    } finally {
      queues.delete(endpointId);
    }
  }

  const stop = repeatedly("webhooks", pollMs, async () => {
    const due = await dueEndpoints(new Date(), [...queues.keys()]);
    for (const id of due.slice(0, queuesAtOnce - queues.size)) queues.set(id, serve(id));
  });
  return async () => {
    stopped = true;
    await stop();
    await Promise.all(queues.values());
  };
}
