import { z } from "zod";
import { sources } from "./verdict";

/** The formats of Statuspage's API, version 2, according to its documentation. Our additions are marked. */

const moment = z.iso.datetime();

const page = z.object({
  id: z.string(),
  name: z.string(),
  url: z.url(),
  time_zone: z.string(),
  updated_at: moment,
});

const status = z.object({
  indicator: z.enum(["none", "minor", "major", "critical", "maintenance"]),
  description: z.string(),
  source: z
    .enum(sources)
    .describe(
      "Our extension. Where the state comes from: measurements, a person’s report or planned maintenance.",
    ),
  says: z.string().describe("Our extension. The same in a sentence."),
});

/** The last one, an empty text, is theirs too: the component's state is unknown. */
const componentStatuses = [
  "operational",
  "degraded_performance",
  "partial_outage",
  "major_outage",
  "under_maintenance",
  "",
] as const;

const componentStatus = z.enum(componentStatuses);

const component = z.object({
  id: z.string(),
  name: z.string(),
  status: componentStatus,
  description: z.string().nullable(),
  position: z.int(),
  created_at: moment,
  updated_at: moment,
  showcase: z.boolean(),
  start_date: z.string().nullable(),
  group_id: z.string().nullable(),
  page_id: z.string(),
  group: z.boolean(),
  only_show_if_degraded: z.boolean(),
});

const affectedComponent = z.object({
  code: z.string(),
  name: z.string(),
  old_status: componentStatus,
  new_status: componentStatus,
});

const updateOf = <S extends z.ZodType>(state: S) =>
  z.object({
    id: z.string(),
    incident_id: z.string(),
    status: state,
    body: z.string(),
    created_at: moment,
    updated_at: moment,
    display_at: moment,
    affected_components: z.array(affectedComponent).nullable(),
  });

const common = {
  id: z.string(),
  name: z.string(),
  created_at: moment,
  updated_at: moment,
  monitoring_at: moment.nullable(),
  resolved_at: moment.nullable(),
  started_at: moment,
  shortlink: z.url(),
  page_id: z.string(),
  components: z.array(component),
};

const incidentStatus = z.enum(["investigating", "identified", "monitoring", "resolved"]);
const incident = z.object({
  ...common,
  status: incidentStatus,
  impact: z.enum(["none", "minor", "major", "critical"]),
  incident_updates: z.array(updateOf(incidentStatus)),
});

const maintenanceStatus = z.enum(["scheduled", "in_progress", "completed"]);
const maintenance = z.object({
  ...common,
  status: maintenanceStatus,
  impact: z.literal("maintenance"),
  incident_updates: z.array(updateOf(maintenanceStatus)),
  scheduled_for: moment,
  scheduled_until: moment,
});

export type StatuspageComponent = z.output<typeof component>;
export type StatuspageIncident = z.output<typeof incident>;
export type StatuspageMaintenance = z.output<typeof maintenance>;

export const statuspageStatusResponse = z.object({ page, status });
export const statuspageComponentsResponse = z.object({ page, components: z.array(component) });
export const statuspageIncidentsResponse = z.object({ page, incidents: z.array(incident) });
export const statuspageMaintenancesResponse = z.object({
  page,
  scheduled_maintenances: z.array(maintenance),
});
export const statuspageSummaryResponse = z.object({
  page,
  status,
  components: z.array(component),
  incidents: z.array(incident),
  scheduled_maintenances: z.array(maintenance),
});
