import "server-only";
import { randomUUID } from "node:crypto";
import { lock, type Transaction } from "@/lib/platform/database";
import { findEvent, type WebhookEvent } from "./events";

/** One at a time changes an endpoint. */
export const lockEndpoint = (tx: Transaction, id: string) => lock(tx, `webhook endpoint ${id}`);

/** The types that an endpoint's row names. */
export const typesOf = ({ events }: { events: unknown }): string[] =>
  Array.isArray(events) ? events.filter((type) => typeof type === "string") : [];

/**
 * Stores an event for the endpoints given, one delivery each, in the transaction of what it tells.
 * @returns the deliveries' ids
 */
export async function queueFor(
  tx: Transaction,
  { now }: { now: Date },
  { type, data }: WebhookEvent,
  endpointIds: readonly string[],
): Promise<string[]> {
  // Nothing but what the type's schema names is ever stored.
  const checked = findEvent(type)?.data.parse(data) ?? {};
  const id = `evt_${randomUUID()}`;
  await tx.webhookEvent.create({ data: { id, type, data: checked as object, at: now } });
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
 * Tells every endpoint that asked for the type what happened. The event is stored with what it tells, or neither is;
 * the worker delivers it. A paused endpoint gets it when it goes on.
 */
export async function publish(tx: Transaction, context: { now: Date }, event: WebhookEvent): Promise<void> {
  const endpoints = await tx.webhookEndpoint.findMany({ select: { id: true, events: true } });
  const asked = endpoints.filter((endpoint) => typesOf(endpoint).includes(event.type)).map(({ id }) => id);
  if (asked.length > 0) await queueFor(tx, context, event, asked);
}
