import "server-only";
import { randomUUID } from "node:crypto";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, type Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { HttpError } from "@/lib/platform/http-error";
import { clearCachedSettings } from "@/lib/settings/snapshot";
import { incidentConsoleWords } from "./console-words";
import { publishIncident } from "./events";
import { type AffectedService, type Impact, withImpact, worstImpact } from "./impacts";
import { notifySubscribers } from "./notify";
import { endOverlay } from "./overlay";
import {
  type IncidentState,
  type IncidentUpdateInput,
  type NewIncident,
  type PlannedMaintenance,
  statesAfter,
} from "./schema";

const toRow = ({ id, impact }: AffectedService) => ({ service: id, impact });
/** As the audit writes them. */
const named = (services: readonly AffectedService[]) =>
  services.map(({ id, impact }) => `${id}: ${impact}`).join(", ");

/** The impact on the whole: the worst on a service, where services are named. */
const ofWhole = (services: readonly AffectedService[], impact: Impact): Impact =>
  services.length > 0 ? worstImpact(services.map(({ impact }) => impact)) : impact;

function affectedBy(input: NewIncident | PlannedMaintenance): AffectedService[] {
  return withImpact(input.services ?? [], input.kind === "incident" ? input.impact : "none");
}

/** @throws HttpError 422 for maintenance that would be over already */
function assertAhead(input: NewIncident | PlannedMaintenance, now: Date): void {
  if (input.kind === "incident" || input.endsAt > now) return;
  throw new HttpError(422, incidentConsoleWords.passed, { fields: { endsAt: incidentConsoleWords.passed } });
}

/**
 * Posts an incident, or plans maintenance.
 * @returns its id, and how many subscribers are emailed
 * @throws HttpError 422 as above; DatabaseUnavailable
 */
export function openIncident(
  context: Context,
  input: NewIncident | PlannedMaintenance,
): Promise<{ id: string; emailed: number }> {
  requireRight(context, "incidents:write");
  const { now } = context;
  assertAhead(input, now);
  const actor = actorName(context.actor);
  const id = randomUUID();
  const { kind, title, message, silent = false } = input;
  const services = affectedBy(input);
  const particulars =
    input.kind === "incident"
      ? {
          state: input.state,
          impact: ofWhole(services, input.impact),
          startsAt: now,
          endsAt: input.state === "resolved" ? now : null,
        }
      : {
          state: "scheduled",
          impact: "none",
          startsAt: input.startsAt,
          endsAt: input.endsAt,
          closesSite: input.closesSite ?? false,
        };
  return context.transact(async (tx) => {
    const created = await tx.incident.create({
      data: {
        id,
        kind,
        title,
        ...particulars,
        createdAt: now,
        updatedAt: now,
        updates: { create: { state: particulars.state, message, actor, at: now, services, silent } },
        services: { create: services.map(toRow) },
      },
    });
    await audit(tx, context, {
      action: "incident.opened",
      subject: id,
      after: {
        kind,
        title,
        state: particulars.state,
        impact: particulars.impact,
        services: named(services),
        ...(input.kind === "maintenance" && { closesSite: input.closesSite ?? false }),
      },
    });
    const emailed = await notifySubscribers(tx, id, now);
    await publishIncident(tx, context, created, null);
    return { id, emailed };
  });
}

/** When an incident ended: at its resolution, which later words don't move and a reopening takes back. */
function endAfter({ kind, state: before, endsAt }: Incident, state: string, now: Date): Date | null {
  if (kind !== "incident") return endsAt;
  if (state !== "resolved") return null;
  return before === "resolved" ? endsAt : now;
}

/**
 * What an incident touches after an update. Services that are named anew replace those before; an impact without
 * services holds for each that was named, or for the whole.
 */
function affectedAfter(
  incident: Incident,
  before: AffectedService[],
  { impact, services }: IncidentUpdateInput,
): { services: AffectedService[]; impact: Impact } {
  const impactOfWhole = impact ?? (incident.impact as Impact);
  if (services) {
    const after = withImpact(services, impactOfWhole);
    return { services: after, impact: ofWhole(after, impactOfWhole) };
  }
  const after = impact ? before.map(({ id }) => ({ id, impact })) : before;
  return { services: after, impact: ofWhole(after, impactOfWhole) };
}

/** Adds an update that may be added, inside a transaction. @returns how many subscribers are emailed */
export async function addUpdate(
  tx: Transaction,
  incident: Incident,
  update: IncidentUpdateInput,
  context: Context,
): Promise<number> {
  const { now } = context;
  const { state, message, silent = false } = update;
  const actor = actorName(context.actor);
  const rows = await tx.incidentService.findMany({
    where: { incidentId: incident.id },
    orderBy: { service: "asc" },
  });
  // Only services and impacts of the schema are ever stored.
  const before = rows.map(({ service, impact }) => ({ id: service, impact }) as AffectedService);
  const { services, impact } = affectedAfter(incident, before, update);
  const updated = await tx.incident.update({
    where: { id: incident.id },
    data: {
      state,
      impact,
      endsAt: endAfter(incident, state, now),
      updatedAt: now,
      updates: { create: { state, message, actor, at: now, services, silent } },
      services: { deleteMany: {}, create: services.map(toRow) },
    },
  });
  const states = {
    before: { state: incident.state, impact: incident.impact, services: named(before) },
    after: { state, impact, services: named(services) },
  };
  await audit(tx, context, { action: "incident.updated", subject: incident.id, ...states });
  const emailed = await notifySubscribers(tx, incident.id, now);
  await publishIncident(tx, context, updated, incident.state);
  return emailed;
}

/** @throws HttpError 409 when another update came since its writer looked, 422 for a state that can't follow */
function assertFollows(incident: Incident, { state, from }: IncidentUpdateInput): void {
  if (from && from !== incident.state) {
    throw new HttpError(409, "Someone else has posted an update since. Read it before you post yours.");
  }
  // Only states of the schema are ever stored.
  const allowed: readonly string[] = statesAfter(incident.kind, incident.state as IncidentState);
  if (allowed.includes(state)) return;
  const sentence = `State must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}.`;
  throw new HttpError(422, sentence, { fields: { state: sentence } });
}

/** @throws HttpError 422 when planned maintenance is given an impact */
function assertImpactFits({ kind }: Incident, { impact, services = [] }: IncidentUpdateInput): void {
  if (kind === "incident" || (!impact && services.every((service) => !service.impact))) return;
  const sentence = "Planned maintenance has no impact. List only its services.";
  throw new HttpError(422, sentence, { fields: { [impact ? "impact" : "services"]: sentence } });
}

/** One at a time moves incidents and plans: what one becomes depends on the others, through the overlay. */
export const lockIncidents = (tx: Transaction) => lock(tx, "incidents");

/**
 * Adds an update to an incident or planned maintenance. Closing maintenance that runs takes its overlay down with it.
 * @throws HttpError 404, 409 and 422 as above; DatabaseUnavailable
 */
export async function postUpdate(
  context: Context,
  { id, ...update }: IncidentUpdateInput & { id: string },
): Promise<{ emailed: number }> {
  requireRight(context, "incidents:write");
  const posted = await context.transact(async (tx) => {
    await lockIncidents(tx);
    const incident = await tx.incident.findUnique({ where: { id } });
    if (!incident) throw new HttpError(404, "This incident doesn’t exist.");
    assertFollows(incident, update);
    assertImpactFits(incident, update);
    const emailed = await addUpdate(tx, incident, update, context);
    const closes = update.state === "completed" || update.state === "cancelled";
    if (incident.state === "in-progress" && closes) await endOverlay(tx, incident, context);
    return { emailed };
  });
  clearCachedSettings();
  return posted;
}
