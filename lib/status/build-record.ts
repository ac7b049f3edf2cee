import type { PublicIncident } from "@/lib/incidents/schema";
import { type HourSummary, hourOf, lastHours, percentile } from "./measure";
import type { HealthRecord, HistoryBlock } from "./schema";
import { type NamedService, overallOf, type ServiceStatus, thresholds, worstOf } from "./vocabulary";

export interface CurrentFinding {
  service: string;
  status: ServiceStatus;
  latencyMs: number | null;
  detail: string;
  at: Date;
}

export interface ServiceHour extends HourSummary {
  service: string;
  hour: Date;
}

export interface Measurements {
  /** The newest finding of each service. */
  current: CurrentFinding[];
  /** Roll-ups of the hours shown. */
  hours: ServiceHour[];
  /** Milliseconds of the API probe in those hours. */
  apiLatencies: number[];
  incidents: PublicIncident[];
}

interface ProcessFacts {
  now: Date;
  version: string;
  environment: string;
  uptimeSeconds: number;
  blocks: number;
  /** Those that have a card, in their order. */
  services: readonly NamedService[];
}

function block(hour: Date, hours: ServiceHour[]): HistoryBlock {
  const inHour = hours.filter((it) => it.hour.getTime() === hour.getTime() && it.samples > 0);
  return {
    hour: hour.toISOString(),
    samples: inHour.reduce((sum, it) => sum + it.samples, 0),
    worst: worstOf(inHour.map((it) => it.worst)),
    services: inHour.map(({ service, samples, worst, latencyP50, latencyP95 }) => ({
      id: service,
      samples,
      worst,
      latencyP50,
      latencyP95,
    })),
  };
}

/** A finding that is too old says nothing about now. */
function speaksForNow(finding: CurrentFinding, now: Date): boolean {
  return now.getTime() - finding.at.getTime() <= thresholds.staleMinutes * 60_000;
}

/** The health record of a moment: every figure of the page, the JSON, the feed and the badge comes from here. */
export function buildRecord(
  { current, hours, apiLatencies, incidents }: Measurements,
  facts: ProcessFacts,
): HealthRecord {
  const cards = facts.services.map(({ id, name }) => {
    const finding = current.find(({ service }) => service === id);
    if (!finding || !speaksForNow(finding, facts.now)) {
      const detail = finding ? "No recent measurement." : "Not measured yet.";
      return {
        id,
        name,
        status: "unknown" as const,
        detail,
        latencyMs: null,
        lastCheck: finding?.at.toISOString() ?? null,
      };
    }
    const { status, detail, latencyMs, at } = finding;
    return { id, name, status, detail, latencyMs, lastCheck: at.toISOString() };
  });
  const card = (id: string) => cards.find((it) => it.id === id);
  const shown = lastHours(facts.now, facts.blocks);
  const inView = hours.filter(({ hour }) => hourOf(hour) >= (shown[0] ?? facts.now) && hour <= facts.now);
  const samples = inView.reduce((sum, it) => sum + it.samples, 0);
  const good = inView.reduce((sum, it) => sum + it.good, 0);
  const measuredHours = inView.filter((it) => it.samples > 0).map(({ hour }) => hour.getTime());

  return {
    status: overallOf(cards.map(({ status }) => status)),
    timestamp: facts.now.toISOString(),
    version: facts.version,
    environment: facts.environment,
    uptime: Math.floor(facts.uptimeSeconds),
    database: {
      status: card("database")?.status ?? "unknown",
      lastCheck: card("database")?.lastCheck ?? null,
    },
    errors: { status: card("errors")?.status ?? "unknown", message: card("errors")?.detail ?? "" },
    services: cards,
    measured: {
      since: measuredHours.length > 0 ? new Date(Math.min(...measuredHours)).toISOString() : null,
      samples,
      latencyP50: percentile(apiLatencies, 0.5),
      latencyP95: percentile(apiLatencies, 0.95),
      successRate: samples > 0 ? good / samples : null,
    },
    history: shown.map((hour) => block(hour, inView)),
    incidents,
  };
}
