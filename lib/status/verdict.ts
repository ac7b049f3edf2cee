import { type Impact, worstImpact } from "@/lib/incidents/impacts";
import { isClosed, type PublicIncident } from "@/lib/incidents/schema";
import { type Language, mainLanguage } from "@/lib/site/language";
import {
  isWorse,
  type MeasuredStatus,
  type Overall,
  overallOf,
  type ServiceStatus,
  worstOf,
} from "./vocabulary";
import { statusWords } from "./words";
import type { StatusWords } from "./words/en";

/** The source of a state: the probes, a person, or running maintenance. */
export const sources = ["measured", "reported", "maintenance"] as const;
type Source = (typeof sources)[number];

/** The state of a service. */
export interface Verdict {
  status: ServiceStatus;
  /** The state as text, the same in all formats of the status page. */
  label: string;
  source: Source;
  /** A sentence about the source; empty if it is only the probe. */
  says: string;
  /** The worst impact of open incidents; null if there are none. */
  impact: Impact | null;
}

export type OverallVerdict = Omit<Verdict, "status"> & { status: Overall };

interface VerdictInput {
  id: string;
  name: string;
  status: MeasuredStatus;
}

type States = StatusWords["states"];

/** A reported outage is as severe as its impact. */
function labelOf({ status, source, impact }: Omit<Verdict, "label" | "says">, states: States): string {
  if (status !== "outage" || source !== "reported") return states[status];
  return impact === "critical" ? states.majorOutage : states.partialOutage;
}

/** The state for a reported impact. "none" reports no problem, so the measurements decide. */
const statusOf: Record<Impact, MeasuredStatus> = {
  none: "unknown",
  minor: "degraded",
  major: "outage",
  critical: "outage",
};

interface VerdictFactors {
  /** The probe's result, even if maintenance replaces it. */
  measured: MeasuredStatus;
  /** The state without reports: the probe's result, or maintenance while it is in progress. */
  effective: ServiceStatus;
  /** The impacts of open incidents. */
  reports: readonly Impact[];
}

/** The worse of the measured and the reported state, with its source. */
function computeVerdict(
  { measured, effective, reports }: VerdictFactors,
  { explanations, states }: StatusWords,
): Verdict {
  const impact = worstImpact(reports);
  const reported = statusOf[impact];
  const isMaintained = effective === "maintenance";
  const shownImpact = impact === "none" ? null : impact;
  const verdict = (found: Omit<Verdict, "label" | "impact">): Verdict => {
    const all = { ...found, impact: shownImpact };
    return { ...all, label: labelOf(all, states) };
  };
  if (isWorse(reported, effective)) {
    const says = isMaintained ? explanations.reportedMeanwhile : explanations.reported[measured];
    return verdict({ status: reported, source: "reported", says });
  }
  if (isMaintained) {
    return verdict({ status: effective, source: "maintenance", says: explanations.maintenance[measured] });
  }
  return verdict({ status: effective, source: "measured", says: shownImpact ? explanations.both : "" });
}

/** @param unmeasured services with an unknown state */
function explainMeasured(
  isUnknown: boolean,
  unmeasured: readonly string[],
  explanations: StatusWords["explanations"],
): string {
  if (isUnknown) return explanations.nothing;
  return unmeasured.length === 0
    ? explanations.measured
    : explanations.except({ services: unmeasured.join(", ") });
}

/** The services affected by reports, if every report names some and none of them is measured; otherwise none. */
function unmeasuredAmong(reports: readonly PublicIncident[], found: readonly VerdictInput[]): string[] {
  const ids = new Set(reports.flatMap(({ services }) => services.map(({ id }): string => id)));
  const affected = found.filter(({ id }) => ids.has(id));
  const allNameServices = reports.every(({ services }) => services.length > 0);
  return allNameServices && affected.every(({ status }) => status === "unknown")
    ? affected.map(({ name }) => name)
    : [];
}

/**
 * Computes the state of each service and of the whole: the worst of measurements and open incidents; incidents without
 * services concern the whole. Running maintenance replaces its services' measurements, and a report outranks it.
 * Unknown outweighs nothing and is never operational.
 */
export function computeStatus(
  found: readonly VerdictInput[],
  incidents: readonly PublicIncident[],
  language: Language = mainLanguage,
): { overall: OverallVerdict; services: Map<string, Verdict> } {
  const words = statusWords[language];
  const open = incidents.filter((incident) => !isClosed(incident));
  const reports = open.filter(({ kind }) => kind === "incident");
  const plans = open.filter(({ state }) => state === "in-progress");
  const maintained = new Set(plans.flatMap(({ services }) => services.map(({ id }) => id)));
  const impactsOn = (id: string) =>
    reports.flatMap(({ services }) => services.filter((one) => one.id === id).map(({ impact }) => impact));

  const services = found.map(({ id, status }): [string, Verdict] => [
    id,
    computeVerdict(
      {
        measured: status,
        effective: maintained.has(id) ? "maintenance" : status,
        reports: impactsOn(id),
      },
      words,
    ),
  ]);

  const counted = found.filter(({ id }) => !maintained.has(id)).map(({ status }) => status);
  const measured = worstOf(counted.length > 0 ? counted : found.map(({ status }) => status));
  const whole = computeVerdict(
    {
      measured,
      effective: plans.length > 0 ? worstOf<ServiceStatus>([...counted, "maintenance"]) : measured,
      reports: reports.map(({ impact }) => impact),
    },
    words,
  );
  const unmeasured = found.filter(({ status }) => status === "unknown").map(({ name }) => name);
  const { explanations } = words;
  const unmeasuredAffected = unmeasuredAmong(
    reports.filter(({ impact }) => impact !== "none"),
    found,
  );
  const says =
    whole.says === explanations.reported.operational && unmeasuredAffected.length > 0
      ? explanations.reportedUnmeasured({ services: unmeasuredAffected.join(", ") })
      : whole.says || explainMeasured(whole.status === "unknown", unmeasured, explanations);
  return { overall: { ...whole, says, status: overallOf[whole.status] }, services: new Map(services) };
}
