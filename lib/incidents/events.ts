import "server-only";
import type { Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { publish } from "@/lib/webhooks/publish";
import { isEndedMaintenance } from "./schema";

type IncidentEventData = Pick<Incident, "id" | "kind" | "state" | "impact" | "startsAt" | "endsAt">;

/**
 * Publishes the present state of an incident or planned maintenance as an event.
 * @param before its earlier state; null if it is new
 */
export async function publishIncident(
  tx: Transaction,
  context: { now: Date },
  { id, kind, state, impact, startsAt, endsAt }: IncidentEventData,
  before: string | null,
): Promise<void> {
  if (kind === "incident") {
    const event = before === null ? "opened" : state === "resolved" ? "resolved" : "updated";
    await publish(tx, context, { type: `incident.${event}`, data: { id, state, impact } });
    return;
  }
  const data = { id, state, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
  if (before === null) await publish(tx, context, { type: "maintenance.planned", data });
  if (before === state) return;
  if (state === "in-progress") await publish(tx, context, { type: "maintenance.started", data });
  if (isEndedMaintenance(state)) await publish(tx, context, { type: "maintenance.ended", data });
}
