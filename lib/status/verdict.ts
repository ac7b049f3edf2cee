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

interface WeighedVerdict {
  /** The probe's result, whether or not it counts. */
  measured: MeasuredStatus;
  /** The same, but maintenance if that explains it. */
  counts: ServiceStatus;
  /** The impacts of open incidents. */
  reports: readonly Impact[];
}

/** The worse of the measured and the reported state, with its source. */
function weigh({ measured, counts, reports }: WeighedVerdict, { sayings, states }: StatusWords): Verdict {
  const impact = worstImpact(reports);
  const reported = statusOf[impact];
  const isMaintained = counts === "maintenance";
  const shownImpact = impact === "none" ? null : impact;
  const verdict = (found: Omit<Verdict, "label" | "impact">): Verdict => {
    const all = { ...found, impact: shownImpact };
    return { ...all, label: labelOf(all, states) };
  };
  if (isWorse(reported, counts)) {
    const says = isMaintained ? sayings.reportedMeanwhile : sayings.reported[measured];
    return verdict({ status: reported, source: "reported", says });
  }
  if (isMaintained) {
    return verdict({ status: counts, source: "maintenance", says: sayings.maintenance[measured] });
  }
  return verdict({ status: counts, source: "measured", says: shownImpact ? sayings.both : "" });
}

/** @param unmeasured services with an unknown state */
function measuredSays(
  isUnknown: boolean,
  unmeasured: readonly string[],
  sayings: StatusWords["sayings"],
): string {
  if (isUnknown) return sayings.nothing;
  return unmeasured.length === 0 ? sayings.measured : sayings.except({ services: unmeasured.join(", ") });
}

/** The affected services, if each report names some and none of them is measured; otherwise none. */
function unmeasuredAmong(reports: readonly PublicIncident[], found: readonly VerdictInput[]): string[] {
  const ids = new Set(reports.flatMap(({ services }) => services.map(({ id }): string => id)));
  const affected = found.filter(({ id }) => ids.has(id));
  const isTold = reports.every(({ services }) => services.length > 0);
  return isTold && affected.every(({ status }) => status === "unknown")
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
    weigh(
      {
        measured: status,
        counts: maintained.has(id) ? "maintenance" : status,
        reports: impactsOn(id),
      },
      words,
    ),
  ]);

  const counted = found.filter(({ id }) => !maintained.has(id)).map(({ status }) => status);
  const measured = worstOf(counted.length > 0 ? counted : found.map(({ status }) => status));
  const whole = weigh(
    {
      measured,
      counts: plans.length > 0 ? worstOf<ServiceStatus>([...counted, "maintenance"]) : measured,
      reports: reports.map(({ impact }) => impact),
    },
    words,
  );
  const unmeasured = found.filter(({ status }) => status === "unknown").map(({ name }) => name);
  const { sayings } = words;
  const silent = unmeasuredAmong(
    reports.filter(({ impact }) => impact !== "none"),
    found,
  );
  const says =
    whole.says === sayings.reported.operational && silent.length > 0
      ? sayings.reportedUnmeasured({ services: silent.join(", ") })
      : whole.says || measuredSays(whole.status === "unknown", unmeasured, sayings);
  return { overall: { ...whole, says, status: overallOf([whole.status]) }, services: new Map(services) };
}
