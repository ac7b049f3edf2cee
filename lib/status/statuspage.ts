import type { z } from "zod";
import type { Impact } from "@/lib/incidents/impacts";
import { endedAt, isClosed, type PublicIncident } from "@/lib/incidents/schema";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import type { HealthRecord } from "./schema";
import type {
  StatuspageComponent,
  StatuspageIncident,
  StatuspageMaintenance,
  statuspageComponentsResponse,
  statuspageIncidentsResponse,
  statuspageMaintenancesResponse,
  statuspageStatusResponse,
  statuspageSummaryResponse,
} from "./statuspage-schema";
import type { Overall } from "./vocabulary";
import { headlineOf } from "./words";

/** The health record in the format of Atlassian Statuspage's API, version 2: its field names and states, our figures and texts. */
const pageId = "palisade";

/** The maximum number of incidents or plans in a list, as in their API. */
export const maxListed = 50;

type Indicator = z.output<typeof statuspageStatusResponse>["status"]["indicator"];

/**
 * For measured states; reported ones use their impact. Their API has no indicator for unknown, and "none" would mean
 * that all is well.
 */
const indicators: Record<string, Indicator> = {
  healthy: "none",
  degraded: "minor",
  critical: "critical",
  unknown: "minor",
  maintenance: "maintenance",
} satisfies Record<Overall, Indicator>;

const componentStates: Record<string, StatuspageComponent["status"]> = {
  operational: "operational",
  degraded: "degraded_performance",
  outage: "major_outage",
  maintenance: "under_maintenance",
  unknown: "",
};

/** A component's status for a reported impact: "major" is a partial outage. */
const reportedStates: Record<Impact, StatuspageComponent["status"]> = {
  none: "operational",
  minor: "degraded_performance",
  major: "partial_outage",
  critical: "major_outage",
};

const page = ({ timestamp }: HealthRecord) => ({
  id: pageId,
  name: site.name,
  url: `${site.url}${paths.status}`,
  time_zone: "Etc/UTC",
  updated_at: timestamp,
});

function status({ status: state, source, says, impact }: HealthRecord) {
  const isReported = source === "reported" && impact !== null;
  return {
    indicator: isReported ? impact : (indicators[state] ?? "minor"),
    description: headlineOf(state),
    source,
    says,
  };
}

function componentsOf(record: HealthRecord): StatuspageComponent[] {
  return record.services.map((service, index) => {
    const { id, name, says, detail, source, impact } = service;
    const isReported = source === "reported" && impact !== null;
    return {
      id,
      name,
      status: isReported ? reportedStates[impact] : (componentStates[service.status] ?? ""),
      description: [says, detail].filter(Boolean).join(" "),
      position: index + 1,
      created_at: record.measured.since ?? record.timestamp,
      updated_at: service.lastCheck ?? record.timestamp,
      showcase: true,
      start_date: null,
      group_id: null,
      page_id: pageId,
      group: false,
      only_show_if_degraded: false,
    };
  });
}

type Update = PublicIncident["updates"][number];

/** What an update changed for each service named in it or the previous one; null if that wasn't stored. */
function affectedBy(kind: PublicIncident["kind"], { services, state }: Update, before: Update | undefined) {
  if (services === null) return null;
  const statusIn = (update: Update | undefined, id: string): StatuspageComponent["status"] => {
    const named = update?.services?.find((service) => service.id === id);
    if (!update || !named || isClosed(update) || update.state === "scheduled") return "operational";
    return kind === "maintenance" ? "under_maintenance" : reportedStates[named.impact];
  };
  const all = new Map([...(before?.services ?? []), ...services].map(({ id, name }) => [id, name]));
  return [...all].map(([id, name]) => ({
    code: id,
    name,
    old_status: statusIn(before, id),
    new_status: statusIn({ services, state } as Update, id),
  }));
}

/** The common part of incidents and plans. Updates are newest first in both APIs. */
function common(it: PublicIncident, components: readonly StatuspageComponent[]) {
  return {
    id: it.id,
    name: it.title,
    created_at: it.createdAt,
    updated_at: it.updatedAt,
    monitoring_at: it.updates.find(({ state }) => state === "monitoring")?.at ?? null,
    resolved_at: endedAt(it),
    started_at: it.startsAt,
    shortlink: it.url,
    page_id: pageId,
    components: components.filter(({ id }) => it.services.some((service) => service.id === id)),
  };
}

function update(it: PublicIncident, index: number) {
  const { id, message, at } = it.updates[index] as Update;
  return {
    id: String(id),
    incident_id: it.id,
    body: message,
    created_at: at,
    updated_at: at,
    display_at: at,
    affected_components: affectedBy(it.kind, it.updates[index] as Update, it.updates[index + 1]),
  };
}

function incident(it: PublicIncident, components: readonly StatuspageComponent[]): StatuspageIncident {
  const toStatus = (state: PublicIncident["state"]) => state as StatuspageIncident["status"];
  return {
    ...common(it, components),
    status: toStatus(it.state),
    impact: it.impact,
    incident_updates: it.updates.map(({ state }, index) => ({
      ...update(it, index),
      status: toStatus(state),
    })),
  };
}

function maintenance(it: PublicIncident, components: readonly StatuspageComponent[]): StatuspageMaintenance {
  const toStatus = (state: PublicIncident["state"]) =>
    (state === "in-progress" ? "in_progress" : state) as StatuspageMaintenance["status"];
  return {
    ...common(it, components),
    status: toStatus(it.state),
    impact: "maintenance",
    incident_updates: it.updates.map(({ state }, index) => ({
      ...update(it, index),
      status: toStatus(state),
    })),
    scheduled_for: it.startsAt,
    // Plans always have an end.
    scheduled_until: it.endsAt ?? it.startsAt,
  };
}

const isIncident = ({ kind }: PublicIncident) => kind === "incident";
const isOpen = (it: PublicIncident) => !isClosed(it);
/** Statuspage has no state for a canceled plan, so these are not listed. */
const isPlan = ({ kind, state }: PublicIncident) => kind === "maintenance" && state !== "cancelled";

/** /api/v2/status.json */
export function statuspageStatus(record: HealthRecord): z.output<typeof statuspageStatusResponse> {
  return { page: page(record), status: status(record) };
}

/** /api/v2/components.json */
export function statuspageComponents(record: HealthRecord): z.output<typeof statuspageComponentsResponse> {
  return { page: page(record), components: componentsOf(record) };
}

/** /api/v2/incidents.json and, for open ones, /api/v2/incidents/unresolved.json */
export function statuspageIncidents(
  record: HealthRecord,
  incidents: readonly PublicIncident[],
): z.output<typeof statuspageIncidentsResponse> {
  const components = componentsOf(record);
  return {
    page: page(record),
    incidents: incidents.filter(isIncident).map((it) => incident(it, components)),
  };
}

/** /api/v2/scheduled-maintenances.json, and its subpaths. */
export function statuspageMaintenances(
  record: HealthRecord,
  plans: readonly PublicIncident[],
): z.output<typeof statuspageMaintenancesResponse> {
  const components = componentsOf(record);
  const shown = plans.filter(isPlan).map((it) => maintenance(it, components));
  return { page: page(record), scheduled_maintenances: shown };
}

export const openIncidents = ({ incidents }: HealthRecord) => incidents.filter(isOpen);

/** /api/v2/summary.json */
export function statuspageSummary(record: HealthRecord): z.output<typeof statuspageSummaryResponse> {
  const open = openIncidents(record);
  return {
    ...statuspageStatus(record),
    ...statuspageComponents(record),
    incidents: statuspageIncidents(record, open).incidents,
    scheduled_maintenances: statuspageMaintenances(record, open).scheduled_maintenances,
  };
}
