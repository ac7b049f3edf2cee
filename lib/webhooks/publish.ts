import "server-only";
import { randomUUID } from "node:crypto";
import { lock, type Transaction } from "@/lib/platform/database";
import { findEvent, type WebhookEvent } from "./events";

/** Serializes changes to an endpoint. */
export const lockEndpoint = (tx: Transaction, id: string) => lock(tx, `webhook endpoint ${id}`);

/** The event types that an endpoint subscribes to, from its row. */
export const subscribedTypes = ({ events }: { events: unknown }): string[] =>
  Array.isArray(events) ? events.filter((type) => typeof type === "string") : [];

/**
 * Stores an event with a delivery for each of the given endpoints, in the transaction of its cause.
 * @returns the deliveries' ids
 */
export async function queueDeliveries(
  tx: Transaction,
  { now }: { now: Date },
  { type, data }: WebhookEvent,
  endpointIds: readonly string[],
): Promise<string[]> {
  // Only members of the type's schema are ever stored.
  const checkedData = findEvent(type)?.data.parse(data) ?? {};
  const id = `evt_${randomUUID()}`;
  await tx.webhookEvent.create({ data: { id, type, data: checkedData as object, at: now } });
  const rows = endpointIds.map((endpointId) => ({
    id: randomUUID(),
    endpointId,
    eventId: id,
    nextAttemptAt: now,
    createdAt: now,
  }));
  await tx.webhookDelivery.createMany({ data: rows });
  return rows.map((row) => row.id);
}

/**
 * Stores an event for all endpoints that subscribe to its type, in the transaction of its cause. The worker delivers
 * it; a paused endpoint gets it when it is resumed.
 */
export async function publish(tx: Transaction, context: { now: Date }, event: WebhookEvent): Promise<void> {
  const endpoints = await tx.webhookEndpoint.findMany({ select: { id: true, events: true } });
  const subscribers = endpoints
    .filter((endpoint) => subscribedTypes(endpoint).includes(event.type))
    .map(({ id }) => id);
  if (subscribers.length > 0) await queueDeliveries(tx, context, event, subscribers);
}
