import "server-only";
import { randomUUID } from "node:crypto";
import { min, subDays } from "date-fns";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import type { Incident } from "@/lib/platform/database/generated/client";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { clearCachedSettings } from "@/lib/settings/snapshot";
import { incidentConsoleWords } from "./console-words";
import { publishIncident } from "./events";
import {
  type AffectedService,
  affectedServices,
  type Impact,
  storedImpact,
  withImpact,
  worstImpact,
} from "./impacts";
import { notifySubscribers } from "./notify";
import { endOverlay } from "./overlay";
import {
  type IncidentState,
  type IncidentUpdateInput,
  isEndedMaintenance,
  type NewIncident,
  type PlannedMaintenance,
  statesAfter,
} from "./schema";

const toRow = ({ id, impact }: AffectedService) => ({ service: id, impact });
/** The services in the format of the audit. */
const named = (services: readonly AffectedService[]) =>
  services.map(({ id, impact }) => `${id}: ${impact}`).join(", ");

/** The overall impact: the worst of the named services, if any. */
const ofWhole = (services: readonly AffectedService[], impact: Impact): Impact =>
  services.length > 0 ? worstImpact(services.map(({ impact }) => impact)) : impact;

/** The first state of an incident or a plan. */
export function firstState(input: NewIncident | PlannedMaintenance, now: Date) {
  const { kind, title } = input;
  if (kind === "maintenance") {
    const { startsAt, endsAt, closesSite = false } = input;
    const services = withImpact(input.services ?? [], "none");
    return {
      row: { kind, title, state: "scheduled", impact: "none", startsAt, endsAt, closesSite },
      services,
    };
  }
  const { state, impact: given } = input;
  const services = withImpact(input.services ?? [], given);
  const { startsAt = now } = input;
  const endsAt = state === "resolved" ? (input.endsAt ?? now) : null;
  return { row: { kind, title, state, impact: ofWhole(services, given), startsAt, endsAt }, services };
}

/** How long ago an incident or maintenance may have begun. The history of the status page has a month for each since the first. */
const oldestDays = 366;

function findTimesError(
  input: NewIncident | PlannedMaintenance,
  now: Date,
): [field: string, sentence: string] | null {
  const { times } = incidentConsoleWords;
  const { startsAt = now, endsAt } = input;
  if (startsAt < subDays(now, oldestDays)) return ["startsAt", times.tooOld(oldestDays)];
  if (input.kind === "maintenance") return input.endsAt > now ? null : ["endsAt", times.passed];
  if (startsAt > now) return ["startsAt", times.future];
  if (endsAt && !input.startsAt) return ["startsAt", times.startMissing];
  if (!endsAt) return input.startsAt && input.state === "resolved" ? ["endsAt", times.endMissing] : null;
  if (input.state !== "resolved") return ["endsAt", times.unresolved];
  if (endsAt > now) return ["endsAt", times.future];
  return endsAt > startsAt ? null : ["endsAt", times.reversed];
}

/** @throws HttpError 422 for maintenance that has ended, and for times of an incident that don't fit */
export function assertTimes(input: NewIncident | PlannedMaintenance, now: Date): void {
  const [field, sentence] = findTimesError(input, now) ?? [];
  if (field && sentence) throw fieldError(field, sentence);
}

/**
 * Posts an incident, or plans maintenance.
 * @returns its id, and the number of emailed subscribers
 * @throws HttpError 422 as above; DatabaseUnavailable
 */
export function openIncident(
  context: Context,
  input: NewIncident | PlannedMaintenance,
): Promise<{ id: string; emailed: number }> {
  requireRight(context, "incidents:write");
  const { now } = context;
  assertTimes(input, now);
  const actor = actorName(context.actor);
  const id = randomUUID();
  const { message, silent = false } = input;
  const { row, services } = firstState(input, now);
  const { kind, title, state, impact } = row;
  return context.transact(async (tx) => {
    const created = await tx.incident.create({
      data: {
        id,
        ...row,
        createdAt: now,
        updatedAt: now,
        updates: { create: { state, message, actor, at: now, services, silent } },
        services: { create: services.map(toRow) },
      },
    });
    await audit(tx, context, {
      action: "incident.opened",
      subject: id,
      after: {
        kind,
        title,
        state,
        impact,
        services: named(services),
        ...("closesSite" in row && { closesSite: row.closesSite }),
      },
    });
    const emailed = await notifySubscribers(tx, id, now);
    await publishIncident(tx, context, created, null);
    return { id, emailed };
  });
}

/** Whether an update ends maintenance that is in progress. */
export const endsPlan = (incident: Incident, { state }: Pick<IncidentUpdateInput, "state">) =>
  incident.state === "in-progress" && isEndedMaintenance(state);

/**
 * The end after an update. An incident ends when it is resolved; later updates don't change that, but reopening removes it. Maintenance
 * that has begun may end before its planned end.
 */
function endAfter(incident: Incident, state: IncidentState, now: Date): Date | null {
  const { kind, endsAt } = incident;
  if (kind !== "incident") return endsPlan(incident, { state }) && endsAt ? min([endsAt, now]) : endsAt;
  if (state !== "resolved") return null;
  return incident.state === "resolved" ? endsAt : now;
}

/**
 * The affected services after an update. A new list replaces the old one; an impact without services applies to all
 * listed ones, or to the whole.
 */
function affectedAfter(
  incident: Incident,
  before: AffectedService[],
  { impact, services }: IncidentUpdateInput,
): { services: AffectedService[]; impact: Impact } {
  const impactOfWhole = impact ?? storedImpact(incident.impact);
  if (services) {
    const after = withImpact(services, impactOfWhole);
    return { services: after, impact: ofWhole(after, impactOfWhole) };
  }
  const after = impact ? before.map(({ id }) => ({ id, impact })) : before;
  return { services: after, impact: ofWhole(after, impactOfWhole) };
}

/** An incident or a plan after an update. */
export function afterUpdate(
  incident: Incident,
  before: AffectedService[],
  update: IncidentUpdateInput,
  now: Date,
) {
  const { services, impact } = affectedAfter(incident, before, update);
  const { state } = update;
  return { row: { state, impact, endsAt: endAfter(incident, state, now) }, services };
}

/** Adds an allowed update inside a transaction. @returns the number of emailed subscribers */
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
  const before = affectedServices(rows);
  const { row, services } = afterUpdate(incident, before, update, now);
  const updated = await tx.incident.update({
    where: { id: incident.id },
    data: {
      ...row,
      updatedAt: now,
      updates: { create: { state, message, actor, at: now, services, silent } },
      services: { deleteMany: {}, create: services.map(toRow) },
    },
  });
  const states = {
    before: { state: incident.state, impact: incident.impact, services: named(before) },
    after: { state, impact: row.impact, services: named(services) },
  };
  await audit(tx, context, { action: "incident.updated", subject: incident.id, ...states });
  const emailed = await notifySubscribers(tx, incident.id, now);
  await publishIncident(tx, context, updated, incident.state);
  return emailed;
}

/**
 * @throws HttpError 409 if there was another update since the author's page was loaded, 422 for a state that can't
 * follow
 */
function assertFollows(incident: Incident, { state, from }: IncidentUpdateInput): void {
  if (from && from !== incident.state) {
    throw new HttpError(409, "Someone else has posted an update since. Read it before you post yours.");
  }
  // Only states of the schema are ever stored.
  const allowed: readonly string[] = statesAfter(incident.kind, incident.state as IncidentState);
  if (allowed.includes(state)) return;
  throw fieldError("state", `State must be ${allowed.length > 1 ? "one of " : ""}${allowed.join(", ")}.`);
}

/** @throws HttpError 422 if planned maintenance is given an impact */
function assertImpactFits({ kind }: Incident, { impact, services = [] }: IncidentUpdateInput): void {
  if (kind === "incident" || (!impact && services.every((service) => !service.impact))) return;
  throw fieldError(
    impact ? "impact" : "services",
    "Planned maintenance has no impact. List only its services.",
  );
}

/** Serializes changes to incidents and plans, because through the overlay one depends on the others. */
export const lockIncidents = (tx: Transaction) => lock(tx, "incidents");

/**
 * The incident or plan that an update is for, if it may be added now.
 * @throws HttpError 404, 409 and 422 as above
 */
async function findUpdatable(db: Reader, { id, ...update }: IncidentUpdateInput & { id: string }) {
  const incident = await db.incident.findUnique({ where: { id } });
  if (!incident) throw new HttpError(404, incidentConsoleWords.gone);
  assertFollows(incident, update);
  assertImpactFits(incident, update);
  return incident;
}

/** Throws what postUpdate would throw, and posts nothing. */
export async function assertUpdateAllowed(
  context: Context,
  update: IncidentUpdateInput & { id: string },
): Promise<void> {
  requireRight(context, "incidents:write");
  await read((db) => findUpdatable(db, update));
}

/**
 * Adds an update to an incident or planned maintenance. Closing running maintenance also removes its overlay.
 * @throws HttpError 404, 409 and 422 as above; DatabaseUnavailable
 */
export async function postUpdate(
  context: Context,
  input: IncidentUpdateInput & { id: string },
): Promise<{ emailed: number }> {
  requireRight(context, "incidents:write");
  const posted = await context.transact(async (tx) => {
    await lockIncidents(tx);
    const incident = await findUpdatable(tx, input);
    const { id: _, ...update } = input;
    const emailed = await addUpdate(tx, incident, update, context);
    if (endsPlan(incident, update)) await endOverlay(tx, incident, context);
    return { emailed };
  });
  clearCachedSettings();
  return posted;
}
