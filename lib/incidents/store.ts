import "server-only";
import { randomUUID } from "node:crypto";
import { type Store, type Transaction, write } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { Refusal } from "@/lib/platform/refusal";
import { forgetSnapshot } from "@/lib/settings/snapshot";
import { endOverlay } from "./overlay";
import {
  type IncidentState,
  type IncidentUpdateInput,
  type NewIncident,
  type PlannedMaintenance,
  statesAfter,
} from "./schema";

interface Facts {
  /** "console", "api" or "cli". */
  actor: string;
  now: Date;
}

/** Posts an incident, or plans maintenance. @returns the work of one transaction, which gives its id */
export function openIncident(input: NewIncident | PlannedMaintenance, { actor, now }: Facts) {
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
  return async (tx: Transaction): Promise<{ id: string }> => {
    await tx.incident.create({
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
    return { id };
  };
}

interface Facts {
  actor: string;
  now: Date;
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
  { actor, now }: Facts,
): Promise<void> {
  await tx.incident.update({
    where: { id: incident.id },
    data: {
      state,
      endsAt: endAfter(incident, state, now),
      updatedAt: now,
      updates: { create: { state, message, actor, at: now } },
    },
  });
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
  id: string,
  update: IncidentUpdateInput,
  facts: Facts,
  store: Store = write,
): Promise<void> {
  await store(async (tx) => {
    const incident = await tx.incident.findUnique({ where: { id } });
    if (!incident) throw new Refusal(404, "There is no such incident.");
    assertFollows(incident, update);
    await addUpdate(tx, incident, update, facts);
    const closes = update.state === "completed" || update.state === "cancelled";
    if (incident.state === "in-progress" && closes) await endOverlay(tx, incident, facts);
    return { id };
  });
  forgetSnapshot();
}
