import { incidentIn } from "@/lib/incidents/localize";
import type { PublicIncident } from "@/lib/incidents/schema";
import { utcHour } from "@/lib/site/dates";
import { type Language, mainLanguage } from "@/lib/site/language";
import type { NamedService } from "@/lib/site/services";
import { type Detail, detailText } from "./details";
import { type HourSummary, lastHours, percentile } from "./measure";
import type { HealthRecord, HistoryBlock } from "./schema";
import { computeStatus, type Verdict } from "./verdict";
import { type MeasuredStatus, thresholds, worstOf } from "./vocabulary";
import { statusWords } from "./words";

export interface CurrentFinding {
  service: string;
  status: MeasuredStatus;
  latencyMs: number | null;
  detail: Detail | string;
  at: Date;
}

export interface ServiceHour extends Omit<HourSummary, "down"> {
  service: string;
  /** Null on rows from before outages were counted. */
  down: number | null;
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
  /** Reports from probes in other places; undefined if there are none. */
  places?: HealthRecord["places"];
}

interface ProcessFacts {
  now: Date;
  version: string;
  environment: string;
  uptimeSeconds: number;
  blocks: number;
  /** The services with a card, in order, with their names in the language. */
  services: readonly NamedService[];
  /** The record's language; English by default. */
  language?: Language;
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

/** Whether a finding is recent enough to describe the present state. */
function isCurrent(finding: CurrentFinding, now: Date): boolean {
  return now.getTime() - finding.at.getTime() <= thresholds.staleMinutes * 60_000;
}

/** Whether a finding is the result of a check. Without MODERATION_URL, there is one that says only that nothing is checked. */
const isMeasured = ({ detail }: CurrentFinding): boolean =>
  typeof detail === "string" || detail.says !== "notMeasuredHere";

/** The present state of a service according to its probe: unknown if the last result is too old. */
function currentMeasurement(
  { id, name }: NamedService,
  { current }: Pick<Measurements, "current">,
  { now, language }: Pick<ProcessFacts, "now" | "language">,
) {
  const finding = current.find(({ service }) => service === id);
  const lastCheck = finding && isMeasured(finding) ? finding.at.toISOString() : null;
  if (finding && isCurrent(finding, now)) {
    const { status, latencyMs } = finding;
    const detail = detailText(finding.detail, language);
    return { id, name, status, detail, latencyMs, lastCheck };
  }
  const detail = detailText({ says: finding ? "notLately" : "notYet" }, language);
  return { id, name, status: "unknown" as const, detail, latencyMs: null, lastCheck };
}

type Places = NonNullable<HealthRecord["places"]>;

/** Translates the names of the checks in reports from other places. */
function localizePlaces(language: Language, places: Places): Places {
  const names = new Map(Object.entries(statusWords[language].placeChecks));
  return places.map(({ place, checks }) => ({
    place,
    checks: checks.map((check) => ({ ...check, name: names.get(check.id) ?? check.name })),
  }));
}

/**
 * The health record at a given time: the source of every figure on the page, in the JSON, the feed and the badge.
 * `database` and `errors` are required by the specification, and contain what was measured.
 */
export function buildRecord(measurements: Measurements, facts: ProcessFacts): HealthRecord {
  const { language = mainLanguage } = facts;
  const { hours, apiLatencies } = measurements;
  const incidents = measurements.incidents.map((incident) => incidentIn(language, incident));
  const places = measurements.places && localizePlaces(language, measurements.places);
  const cards = facts.services.map((service) => currentMeasurement(service, measurements, facts));
  const verdict = computeStatus(cards, incidents, language);
  const card = (id: string) => cards.find((it) => it.id === id);
  const shown = lastHours(facts.now, facts.blocks);
  const hoursInView = hours.filter(
    ({ hour }) => utcHour(hour) >= (shown[0] ?? facts.now) && hour <= facts.now,
  );
  const samples = hoursInView.reduce((sum, it) => sum + it.samples, 0);
  const good = hoursInView.reduce((sum, it) => sum + it.good, 0);
  const measuredHours = hoursInView.filter((it) => it.samples > 0).map(({ hour }) => hour.getTime());

  return {
    ...verdict.overall,
    timestamp: facts.now.toISOString(),
    version: facts.version,
    environment: facts.environment,
    uptime: Math.floor(facts.uptimeSeconds),
    database: {
      status: card("database")?.status ?? "unknown",
      lastCheck: card("database")?.lastCheck ?? null,
    },
    errors: { status: card("errors")?.status ?? "unknown", message: card("errors")?.detail ?? "" },
    services: cards.map((measured) => {
      // Every card has a verdict.
      const judged = verdict.services.get(measured.id) as Verdict;
      // A missing measurement is mentioned only once.
      const detail = judged.says && measured.status === "unknown" ? "" : measured.detail;
      return { ...measured, detail, measured: measured.status, ...judged };
    }),
    measured: {
      since: measuredHours.length > 0 ? new Date(Math.min(...measuredHours)).toISOString() : null,
      samples,
      latencyP50: percentile(apiLatencies, 0.5),
      latencyP95: percentile(apiLatencies, 0.95),
      successRate: samples > 0 ? good / samples : null,
    },
    history: shown.map((hour) => block(hour, hoursInView)),
    incidents,
    ...(places && { places }),
  };
}
