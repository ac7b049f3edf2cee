import { z } from "zod";
import { requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";

export const incidentStates = ["investigating", "identified", "monitoring", "resolved"] as const;
export const maintenanceStates = ["scheduled", "in-progress", "completed", "cancelled"] as const;
const states = z.enum([...incidentStates, ...maintenanceStates]);
const impacts = ["none", "minor", "major", "critical"] as const;

const moment = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be a date and time such as 2026-01-31T22:00:00Z.` })
    .transform((value) => new Date(value));

const title = requiredLine("Title", lengths.incidentTitle);
const message = requiredText("Message", lengths.incidentMessage);

/** An incident as the operator opens it. */
export const newIncident = z.object({
  kind: z.literal("incident"),
  title,
  message,
  impact: z.enum(impacts, { error: `Impact must be one of ${impacts.join(", ")}.` }).default("minor"),
  state: z
    .enum(incidentStates, { error: `State must be one of ${incidentStates.join(", ")}.` })
    .default("investigating"),
});

/** Maintenance planned for a time; between start and end the overlay is on by itself. */
export const plannedMaintenance = z
  .object({
    kind: z.literal("maintenance"),
    title,
    message,
    startsAt: moment("Start"),
    endsAt: moment("End"),
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

const iso = z.iso.datetime();

/** As the status page and its feeds show it, newest update first. */
export const publicIncident = z.object({
  id: z.string(),
  kind: z.enum(["incident", "maintenance"]),
  title: z.string(),
  impact: z.enum(impacts),
  state: states,
  startsAt: iso,
  endsAt: iso.nullable(),
  updatedAt: iso,
  updates: z.array(z.object({ id: z.int(), state: states, message: z.string(), at: iso })),
});
export type PublicIncident = z.output<typeof publicIncident>;
