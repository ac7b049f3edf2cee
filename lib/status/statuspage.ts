import type { PublicIncident } from "@/lib/incidents/schema";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import type { HealthRecord } from "./schema";
import { headlines } from "./vocabulary";

/**
 * The record in the shape that Statuspage clients read (Atlassian Statuspage API, v2 summary). Identifiers and words are
 * theirs, figures ours.
 */
const indicators = { healthy: "none", degraded: "minor", critical: "critical", unknown: "none" } as const;
const componentStates: Record<string, string> = {
  operational: "operational",
  degraded: "degraded_performance",
  outage: "major_outage",
  // Their vocabulary has no word for a service that isn't measured; the description says so.
  unknown: "operational",
};

const pageUrl = `${site.url}${paths.status}`;

function overall(record: HealthRecord): keyof typeof headlines {
  return record.status in headlines ? (record.status as keyof typeof headlines) : "unknown";
}

function page(record: HealthRecord) {
  return {
    id: "palisade",
    name: site.name,
    url: pageUrl,
    time_zone: "Etc/UTC",
    updated_at: record.timestamp,
  };
}

function status(record: HealthRecord) {
  const underMaintenance = record.incidents.some(({ state }) => state === "in-progress");
  const state = overall(record);
  const indicator = underMaintenance && state === "healthy" ? "maintenance" : indicators[state];
  return { indicator, description: headlines[state] };
}

function incident(it: PublicIncident) {
  const created = it.updates.at(-1)?.at ?? it.startsAt;
  const state = it.state === "in-progress" ? "in_progress" : it.state;
  return {
    id: it.id,
    name: it.title,
    status: state,
    impact: it.kind === "maintenance" ? "maintenance" : it.impact,
    created_at: created,
    updated_at: it.updatedAt,
    monitoring_at: it.updates.find((update) => update.state === "monitoring")?.at ?? null,
    // Only what is still open is told of here.
    resolved_at: null,
    started_at: it.startsAt,
    page_id: "palisade",
    shortlink: `${pageUrl}#incident-${it.id}`,
    components: [],
    incident_updates: it.updates.map((update) => ({
      id: String(update.id),
      incident_id: it.id,
      status: update.state === "in-progress" ? "in_progress" : update.state,
      body: update.message,
      created_at: update.at,
      updated_at: update.at,
      display_at: update.at,
    })),
    ...(it.kind === "maintenance" && { scheduled_for: it.startsAt, scheduled_until: it.endsAt }),
  };
}

/** /api/v2/status.json */
export function statuspageStatus(record: HealthRecord) {
  return { page: page(record), status: status(record) };
}

/** /api/v2/summary.json */
export function statuspageSummary(record: HealthRecord) {
  const open = record.incidents.filter(
    ({ state }) => !["resolved", "completed", "cancelled"].includes(state),
  );
  return {
    ...statuspageStatus(record),
    components: record.services.map((service, index) => ({
      id: service.id,
      name: service.name,
      status: componentStates[service.status] ?? "operational",
      description: service.detail,
      position: index + 1,
      created_at: record.measured.since ?? record.timestamp,
      updated_at: service.lastCheck ?? record.timestamp,
      showcase: true,
      start_date: null,
      group_id: null,
      page_id: "palisade",
      group: false,
      only_show_if_degraded: false,
    })),
    incidents: open.filter(({ kind }) => kind === "incident").map(incident),
    scheduled_maintenances: open.filter(({ kind }) => kind === "maintenance").map(incident),
  };
}
