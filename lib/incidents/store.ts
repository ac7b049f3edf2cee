import "server-only";
import { randomUUID } from "node:crypto";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireStaff } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import { forgetSnapshot } from "@/lib/settings/snapshot";
import { publishIncident } from "./events";
import { endOverlay } from "./overlay";
import {
  type IncidentState,
  type IncidentUpdateInput,
  type NewIncident,
  type PlannedMaintenance,
  statesAfter,
} from "./schema";

/** Posts an incident, or plans maintenance. */
export function openIncident(
  context: Context,
  input: NewIncident | PlannedMaintenance,
): Promise<{ id: string }> {
  requireStaff(context);
  const { now } = context;
  const actor = actorName(context.actor);
  const id = randomUUID();
  const { kind, title, message } = input;
  const particulars =
    input.kind === "incident"
      ? {
          state: input.state,
          impact: input.impact,
          startsAt: now,
          endsAt: input.state === "resolved" ? now : null,
        }
      : { state: "scheduled", impact: "none", startsAt: input.startsAt, endsAt: input.endsAt };
  return context.transact(async (tx) => {
    const created = await tx.incident.create({
      data: {
        id,
        kind,
        title,
        ...particulars,
        createdAt: now,
        updatedAt: now,
        updates: { create: { state: particulars.state, message, actor, at: now } },
      },
    });
    await audit(tx, context, {
      action: "incident.opened",
      subject: id,
      after: { kind, title, state: particulars.state, impact: particulars.impact },
    });
    await publishIncident(tx, context, created, null);
    return { id };
  });
}

/** When an incident ended: at its resolution, which later words don't move and a reopening takes back. */
function endAfter({ kind, state: before, endsAt }: Incident, state: string, now: Date): Date | null {
  if (kind !== "incident") return endsAt;
  if (state !== "resolved") return null;
  return before === "resolved" ? endsAt : now;
}

/** Adds an update that may be added, inside a transaction. */
export async function addUpdate(
  tx: Transaction,
  incident: Incident,
  { state, message }: IncidentUpdateInput,
  context: Context,
): Promise<void> {
  const { now } = context;
  const actor = actorName(context.actor);
  const updated = await tx.incident.update({
    where: { id: incident.id },
    data: {
      state,
      endsAt: endAfter(incident, state, now),
      updatedAt: now,
      updates: { create: { state, message, actor, at: now } },
    },
  });
  const states = { before: { state: incident.state }, after: { state } };
  await audit(tx, context, { action: "incident.updated", subject: incident.id, ...states });
  await publishIncident(tx, context, updated, incident.state);
}

/** @throws Refusal 409 when another update came since its writer looked, 422 for a state that can't follow */
function assertFollows(incident: Incident, { state, from }: IncidentUpdateInput): void {
  if (from && from !== incident.state) {
    throw new Refusal(409, "Another update was posted meanwhile. Read it before you post yours.");
  }
  // Only states of the schema are ever stored.
  const allowed: readonly string[] = statesAfter(incident.kind, incident.state as IncidentState);
  if (allowed.includes(state)) return;
  const sentence = `State must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}.`;
  throw new Refusal(422, sentence, { fields: { state: sentence } });
}

/**
 * Adds an update to an incident or planned maintenance. Closing maintenance that runs takes its overlay down with it.
 * @throws Refusal 404, 409 and 422 as above; DatabaseUnavailable
 */
export async function postUpdate(
  context: Context,
  { id, ...update }: IncidentUpdateInput & { id: string },
): Promise<void> {
  requireStaff(context);
  await context.transact(async (tx) => {
    const incident = await tx.incident.findUnique({ where: { id } });
    if (!incident) throw new Refusal(404, "There is no such incident.");
    assertFollows(incident, update);
    await addUpdate(tx, incident, update, context);
    const closes = update.state === "completed" || update.state === "cancelled";
    if (incident.state === "in-progress" && closes) await endOverlay(tx, incident, context);
    return { id };
  });
  forgetSnapshot();
}
