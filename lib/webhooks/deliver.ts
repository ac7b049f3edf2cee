import "server-only";
import { randomUUID } from "node:crypto";
import { read, type Transaction } from "@/lib/platform/database";
import type { Prisma, WebhookEndpoint, WebhookEvent } from "@/lib/platform/database/generated/client";
import { dueRows, type JobType, queueTimes, runBatch, startWorker } from "@/lib/platform/job-queue";
import { describeError, log } from "@/lib/platform/log";
import type { AddressPolicy } from "@/lib/platform/public-request";
import { webhookFigures } from "@/lib/site/webhook-figures";
import { pauseEmail, recordOutcome, stateAfterAttempt } from "./after-attempt";
import type { AccountRecord } from "./events";
import { isAccepted } from "./receiver";
import { sendEvent } from "./send";

/** Simultaneous attempts for one endpoint. */
const attemptsAtOnce = 4;
/** Endpoints served at once. Each has its own queue, so that a slow one delays no other. */
const endpointsAtOnce = 25;

/** A paused endpoint only gets pings. */
const whereDeliverable = { OR: [{ endpoint: { state: "active" } }, { event: { type: "ping" } }] };

const withEvent = { event: true, endpoint: true } as const;
type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof withEvent }>;

const deliveries: JobType<
  Delivery,
  Prisma.WebhookDeliveryWhereInput,
  Prisma.WebhookDeliveryUncheckedUpdateManyInput
> = {
  table: "WebhookDelivery",
  logName: "delivery",
  leaseMs: 3 * webhookFigures.timeoutSeconds * 1000,
  first: (db, where) => db.webhookDelivery.findFirst({ where, select: { id: true } }),
  candidates: (tx, where, take) =>
    tx.webhookDelivery.findMany({
      where,
      select: { id: true },
      orderBy: [{ nextAttemptAt: "asc" }, { createdAt: "asc" }],
      take,
    }),
  load: (tx, where) => tx.webhookDelivery.findMany({ where, include: withEvent }),
  update: (tx, where, data) => tx.webhookDelivery.updateMany({ where, data }),
};

export interface DeliveryOptions {
  /** A verified account for the app's endpoint; null if it no longer exists. */
  accountOf?: (id: string) => Promise<AccountRecord | null>;
  /** Which addresses may be connected to, instead of what each endpoint allows. */
  policy?: AddressPolicy;
}

/** Additional data for one receiver. Read at each attempt, so that no queue contains personal data. */
async function receiverData(
  { receivesAccount }: WebhookEndpoint,
  { type, data }: WebhookEvent,
  { accountOf }: DeliveryOptions,
): Promise<Record<string, unknown>> {
  if (type !== "account.verified" || !receivesAccount || !accountOf) return {};
  return { account: await accountOf((data as { id: string }).id) };
}

/** Attempts a delivery once. */
async function attempt(delivery: Delivery, now: Date, options: DeliveryOptions) {
  const { id, attempts, event, endpoint } = delivery;
  const more = await receiverData(endpoint, event, options);
  const payload = { ...event, data: event.data as Record<string, unknown> };
  const outcome = await sendEvent(endpoint, payload, now, { more, policy: options.policy });
  const { status, fault, durationMs } = outcome;
  const change = stateAfterAttempt(attempts, event.type, outcome, now);
  const about = { delivery: id, event: event.id, type: event.type, status, fault, state: change.state };
  log[isAccepted(outcome) ? "info" : "warn"](about, "webhook tried");
  const email = await pauseEmail(endpoint, outcome, now);
  return {
    change,
    store: async (tx: Transaction, isClaimed: boolean) => {
      // Claimed by another worker, or removed with its endpoint.
      if (!isClaimed) return;
      await tx.webhookAttempt.create({ data: { deliveryId: id, at: now, durationMs, status, fault } });
      await recordOutcome(tx, endpoint.id, outcome, now, email);
    },
  };
}

/**
 * Delivers due events of an endpoint.
 * @param now replaces the clocks
 * @param only restricts it to a single delivery
 * @returns the number of attempts
 */
export function deliverBatch(
  worker: string,
  endpointId: string,
  now: Date | undefined,
  { only, ...options }: DeliveryOptions & { only?: string } = {},
): Promise<number> {
  return runBatch(deliveries, {
    worker,
    now,
    where: { endpointId, ...(only !== undefined && { id: only }), AND: whereDeliverable },
    limit: attemptsAtOnce,
    attempt: (delivery) => attempt(delivery, now ?? new Date(), options),
  });
}

/** Endpoints with due deliveries, except the given ones. @param now replaces the clocks */
export async function dueEndpoints(now: Date | undefined, busy: readonly string[]): Promise<string[]> {
  const rows = await read(async (db) => {
    const due = dueRows(await queueTimes(db, now));
    return db.webhookDelivery.groupBy({
      by: ["endpointId"],
      where: { endpointId: { notIn: [...busy] }, AND: [due, whereDeliverable] },
      orderBy: { endpointId: "asc" },
    });
  });
  return rows.map(({ endpointId }) => endpointId);
}

/** Starts the process's webhook worker. @returns a function that stops it after the attempts in progress */
export function startWebhookWorker(options: DeliveryOptions = {}): () => Promise<void> {
  const worker = randomUUID();
  return startWorker({
    name: "webhooks",
    parts: (busy) => dueEndpoints(undefined, busy),
    partsAtOnce: endpointsAtOnce,
    batch: (endpointId) => deliverBatch(worker, endpointId, undefined, options),
    logFailure: (endpoint, error) =>
      log.error({ endpoint, ...describeError(error) }, "a webhook queue failed and will be tried again"),
  });
}
