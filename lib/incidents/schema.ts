import { z } from "zod";
import { momentError, requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { type ServiceId, serviceIds } from "@/lib/site/services";
import { impacts } from "./impacts";

export const incidentStates = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStates = ["scheduled", "in-progress", "completed", "cancelled"] as const;
const states = z.enum([...incidentStates, ...maintenanceStates]);

/** A year of two digits, as typed into a date field, is one of the first century. RFC 3339 ends with the year 9999. */
const years = { first: 2000, last: 2999 };

const moment = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      error: momentError(label, `${label} must be a date and time such as 2026-01-31T22:00:00Z.`),
    })
    .transform((value) => new Date(value))
    .refine((date) => date.getUTCFullYear() >= years.first && date.getUTCFullYear() <= years.last, {
      error: `${label} must be in the years ${years.first} to ${years.last}.`,
    });

const title = requiredLine("Title", lengths.incidentTitle);
const message = requiredText("Message", lengths.incidentMessage);

const impact = z.enum(impacts, { error: `Impact must be one of ${impacts.join(", ")}.` });

const someServices = `Each service must be one of ${serviceIds.join(", ")}.`;
const serviceId = z.enum(serviceIds as [ServiceId, ...ServiceId[]], { error: someServices });

const once = (services: readonly { id: ServiceId }[]) =>
  new Set(services.map(({ id }) => id)).size === services.length;
const onlyOnce = { error: "Services must name each service once." };
const maxServices = serviceIds.length;

/** The affected services, each as an id, or as an id with its own impact. */
const services = z
  .array(
    z.union([serviceId, z.object({ id: serviceId, impact: impact.optional() })], { error: someServices }),
    {
      error: "Services must be a list.",
    },
  )
  .max(maxServices, onlyOnce)
  .transform((named) => named.map((one) => (typeof one === "string" ? { id: one } : one)))
  .refine(once, onlyOnce);

/** Posts it on the page and in the feeds without notifying anybody. */
const silent = z.boolean({ error: "Silent must be true or false." });

/** An incident as the operator opens it. Without services it concerns the whole. */
export const newIncident = z.object({
  kind: z.literal("incident"),
  title,
  message,
  impact: impact.default("minor"),
  state: z
    .enum(incidentStates, { error: `State must be one of ${incidentStates.join(", ")}.` })
    .default("investigating"),
  services: services.optional(),
  /** When it began, and ended if it is resolved, for an incident that is posted afterward; by default now. */
  startsAt: moment("Start").optional(),
  endsAt: moment("End").optional(),
  silent: silent.optional(),
});

/** Whether planned maintenance closes the whole site, or is only announced. */
const closesSite = z.boolean({ error: "Closes site must be true or false." }).optional();

/** Planned maintenance: announced, and with `closesSite` the overlay is switched on and off automatically. */
export const plannedMaintenance = z
  .object({
    kind: z.literal("maintenance"),
    title,
    message,
    startsAt: moment("Start"),
    endsAt: moment("End"),
    closesSite,
    /** Returns the effects and emails, and posts nothing. */
    preview: z.boolean({ error: "Preview must be true or false." }).optional(),
    services: z
      .array(serviceId, { error: "Services must be a list." })
      .max(maxServices, onlyOnce)
      .transform((ids) => ids.map((id) => ({ id })))
      .refine(once, onlyOnce)
      .optional(),
    silent: silent.optional(),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    path: ["endsAt"],
    error: "The end must be after the start.",
  });

export type NewIncident = z.output<typeof newIncident>;
export type PlannedMaintenance = z.output<typeof plannedMaintenance>;

export const incidentUpdate = z.object({
  state: states,
  message,
  /** The state that the author saw. If there was another update meanwhile, this one is refused. */
  from: states.optional(),
  /** Other changes; if omitted, they stay. `services` replaces the earlier list. */
  impact: impact.optional(),
  services: services.optional(),
  silent: silent.optional(),
});
export type IncidentUpdateInput = z.output<typeof incidentUpdate>;
export type IncidentState = z.output<typeof states>;

/**
 * The states that an operator's update may lead to, including the present one. Incidents may be reopened. Maintenance
 * starts and ends by schedule; by hand it can only be canceled or ended early.
 */
export function statesAfter(kind: string, state: IncidentState): readonly IncidentState[] {
  if (kind === "incident") return incidentStates;
  if (state === "scheduled") return ["scheduled", "cancelled"];
  return state === "in-progress" ? ["in-progress", "completed", "cancelled"] : [state];
}

/** The states of maintenance that has ended. */
const endedMaintenanceStates = ["completed", "cancelled"] as const;
export const isEndedMaintenance = (state: string): boolean =>
  (endedMaintenanceStates as readonly string[]).includes(state);

export const closedStates = ["resolved", ...endedMaintenanceStates] as const;

/** Whether it is finished, so that it says nothing about the present. */
export const isClosed = ({ state }: { state: IncidentState }): boolean =>
  (closedStates as readonly string[]).includes(state);

/**
 * When an incident or plan ended: an incident when it was resolved, a plan when it was closed, or at its planned end if the site was off
 * then and closed it later. Null while it is open.
 */
export function endedAt(
  incident: Pick<PublicIncident, "kind" | "state" | "endsAt" | "updates">,
): string | null {
  if (!isClosed(incident)) return null;
  if (incident.kind === "incident") return incident.endsAt;
  const closedAt = incident.updates.findLast(({ state }) => state === incident.state)?.at;
  const ends = [closedAt, incident.endsAt].filter((end) => typeof end === "string");
  return ends.sort()[0] ?? null;
}

const iso = z.iso.datetime();
const affected = z.array(z.object({ id: z.string(), name: z.string(), impact: z.enum(impacts) }));

/** The public form for the status page and its feeds, newest update first. */
export const publicIncident = z.object({
  id: z.string(),
  kind: z.enum(["incident", "maintenance"]),
  title: z.string(),
  /** Its permanent page. */
  url: z.url(),
  impact: z.enum(impacts),
  /** The affected services; if empty, it concerns the whole. */
  services: affected,
  state: states,
  startsAt: iso,
  endsAt: iso.nullable(),
  createdAt: iso,
  updatedAt: iso,
  /** Updates, each with the services after it; null if they weren't stored. */
  updates: z.array(
    z.object({ id: z.int(), state: states, message: z.string(), at: iso, services: affected.nullable() }),
  ),
});
export type PublicIncident = z.output<typeof publicIncident>;

const isOpen = (incident: PublicIncident) => incident.kind === "incident" && !isClosed(incident);

/** For readers of only the first entries: open incidents first, then the latest updated, including planned maintenance. */
export const sortOpenFirst = (incidents: readonly PublicIncident[]): PublicIncident[] =>
  incidents.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) || Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
  );
