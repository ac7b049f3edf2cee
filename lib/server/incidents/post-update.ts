import "server-only";
import { Refusal } from "@/lib/refusal";
import { type IncidentUpdateInput, incidentStates, maintenanceStates } from "@/lib/schemas/incident";
import { type Store, type Transaction, write } from "../db";
import { forgetSnapshot } from "../settings/snapshot";
import { endOverlay } from "./overlay";

interface Facts {
  actor: string;
  now: Date;
}

/** As postUpdate, inside a transaction. */
export async function addUpdate(
  tx: Transaction,
  id: string,
  { state, message }: IncidentUpdateInput,
  { actor, now }: Facts,
): Promise<void> {
  const incident = await tx.incident.findUnique({ where: { id } });
  if (!incident) throw new Refusal(404, "There is no such incident.");
  const allowed: readonly string[] = incident.kind === "incident" ? incidentStates : maintenanceStates;
  if (!allowed.includes(state)) {
    const sentence = `State must be one of ${allowed.join(", ")}.`;
    throw new Refusal(422, sentence, { fields: { state: sentence } });
  }
  const endsAt = state === "resolved" ? now : incident.endsAt;
  await tx.incident.update({
    where: { id },
    data: { state, endsAt, updatedAt: now, updates: { create: { state, message, actor, at: now } } },
  });
}

/**
 * Adds an update to an incident or planned maintenance. Closing maintenance that runs takes its overlay down with it.
 * @throws Refusal 404, 422 for a state of the other kind; DatabaseUnavailable
 */
export async function postUpdate(
  id: string,
  update: IncidentUpdateInput,
  facts: Facts,
  store: Store = write,
): Promise<void> {
  await store(async (tx) => {
    const plan = await tx.incident.findUnique({ where: { id } });
    await addUpdate(tx, id, update, facts);
    const closes = update.state === "completed" || update.state === "cancelled";
    if (plan?.state === "in-progress" && closes) await endOverlay(tx, plan, facts);
    return { id };
  });
  forgetSnapshot();
}
