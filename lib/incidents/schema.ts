import { z } from "zod";
import { momentError, requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { type ServiceId, serviceIds } from "@/lib/site/services";
import { impacts } from "./impacts";

export const incidentStates = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStates = ["scheduled", "in-progress", "completed", "cancelled"] as const;
const states = z.enum([...incidentStates, ...maintenanceStates]);

const moment = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      error: momentError(label, `${label} must be a date and time such as 2026-01-31T22:00:00Z.`),
    })
    .transform((value) => new Date(value));

const title = requiredLine("Title", lengths.incidentTitle);
const message = requiredText("Message", lengths.incidentMessage);

const impact = z.enum(impacts, { error: `Impact must be one of ${impacts.join(", ")}.` });

const someServices = `Each service must be one of ${serviceIds.join(", ")}.`;
const serviceId = z.enum(serviceIds as [ServiceId, ...ServiceId[]], { error: someServices });

const once = (services: readonly { id: ServiceId }[]) =>
  new Set(services.map(({ id }) => id)).size === services.length;
const onlyOnce = { error: "Services must name each service once." };
const most = serviceIds.length;

/** The services that are touched, each by its id, or by its id with an impact of its own. */
const services = z
  .array(
    z.union([serviceId, z.object({ id: serviceId, impact: impact.optional() })], { error: someServices }),
    {
      error: "Services must be a list.",
    },
  )
  .max(most, onlyOnce)
  .transform((named) => named.map((one) => (typeof one === "string" ? { id: one } : one)))
  .refine(once, onlyOnce);

/** Posts it on the page and in the feeds without telling anybody. */
const silent = z.boolean({ error: "Silent must be true or false." });

/** An incident as the operator opens it. Without services it speaks of the whole. */
export const newIncident = z.object({
  kind: z.literal("incident"),
  title,
  message,
  impact: impact.default("minor"),
  state: z
    .enum(incidentStates, { error: `State must be one of ${incidentStates.join(", ")}.` })
    .default("investigating"),
  services: services.optional(),
  silent: silent.optional(),
});

/** Whether planned maintenance closes the whole site, or is only announced. */
const closesSite = z.boolean({ error: "Closes site must be true or false." }).optional();

/** Maintenance planned for a time: announced, and with `closesSite` the overlay is on between start and end by itself. */
export const plannedMaintenance = z
  .object({
    kind: z.literal("maintenance"),
    title,
    message,
    startsAt: moment("Start"),
    endsAt: moment("End"),
    closesSite,
    /** Answers what it would do and send, and posts nothing. */
    preview: z.boolean({ error: "Preview must be true or false." }).optional(),
    services: z
      .array(serviceId, { error: "Services must be a list." })
      .max(most, onlyOnce)
      .transform((ids) => ids.map((id) => ({ id })))
      .refine(once, onlyOnce)
      .optional(),
    silent: silent.optional(),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    path: ["endsAt"],
    error: "End must be after start.",
  });

export type NewIncident = z.output<typeof newIncident>;
export type PlannedMaintenance = z.output<typeof plannedMaintenance>;

export const incidentUpdate = z.object({
  state: states,
  message,
  /** The state that its writer saw; when another update came meanwhile, this one is refused. */
  from: states.optional(),
  /** What else changes; left out, it stays. `services` replaces those named before. */
  impact: impact.optional(),
  services: services.optional(),
  silent: silent.optional(),
});
export type IncidentUpdateInput = z.output<typeof incidentUpdate>;
export type IncidentState = z.output<typeof states>;

/**
 * The states that an operator's update may lead to, the present one among them. An incident may be reopened.
 * Maintenance starts and ends by its clock: by hand it can only be given up or ended early.
 */
export function statesAfter(kind: string, state: IncidentState): readonly IncidentState[] {
  if (kind === "incident") return incidentStates;
  if (state === "scheduled") return ["scheduled", "cancelled"];
  return state === "in-progress" ? ["in-progress", "completed", "cancelled"] : [state];
}

/** Whether nothing more is expected of it, so that it says nothing of now. */
export const isClosed = ({ state }: { state: IncidentState }): boolean =>
  state === "resolved" || state === "completed" || state === "cancelled";

/**
 * When an incident or plan was over: an incident at its resolution, a plan when it was closed, which may be earlier than
 * was planned. Null while it isn't.
 */
export function endedAt(
  incident: Pick<PublicIncident, "kind" | "state" | "endsAt" | "updates">,
): string | null {
  if (!isClosed(incident)) return null;
  if (incident.kind === "incident") return incident.endsAt;
  return incident.updates.findLast(({ state }) => state === incident.state)?.at ?? incident.endsAt;
}

const iso = z.iso.datetime();
const affected = z.array(z.object({ id: z.string(), name: z.string(), impact: z.enum(impacts) }));

/** As the status page and its feeds show it, newest update first. */
export const publicIncident = z.object({
  id: z.string(),
  kind: z.enum(["incident", "maintenance"]),
  title: z.string(),
  /** Its own page, which stays. */
  url: z.url(),
  impact: z.enum(impacts),
  /** The services it touches; without any it speaks of the whole. */
  services: affected,
  state: states,
  startsAt: iso,
  endsAt: iso.nullable(),
  createdAt: iso,
  updatedAt: iso,
  /** With the services as each left them; null where that wasn't kept. */
  updates: z.array(
    z.object({ id: z.int(), state: states, message: z.string(), at: iso, services: affected.nullable() }),
  ),
});
export type PublicIncident = z.output<typeof publicIncident>;
