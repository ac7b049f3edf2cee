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

/** Who decided over a state: the probes, a person, or a plan that runs. */
export const sources = ["measured", "reported", "maintenance"] as const;
type Source = (typeof sources)[number];

/** What is said of a service. */
export interface Verdict {
  status: ServiceStatus;
  /** The state in words, which every form of the status page shows alike. */
  label: string;
  source: Source;
  /** Who spoke, in a sentence; empty where nobody but the probe did. */
  says: string;
  /** The worst impact that open incidents report; null when none does. */
  impact: Impact | null;
}

/** What is said of the whole. */
export type OverallVerdict = Omit<Verdict, "status"> & { status: Overall };

interface VerdictInput {
  id: string;
  name: string;
  status: MeasuredStatus;
}

type States = StatusWords["states"];

/** An outage that a person reports is as large as its impact says. */
function labelOf({ status, source, impact }: Omit<Verdict, "label" | "says">, states: States): string {
  if (status !== "outage" || source !== "reported") return states[status];
  return impact === "critical" ? states.majorOutage : states.partialOutage;
}

/** A reported impact in the words of the probes. None says that nothing is wrong, which is for the probes to say. */
const statusOf: Record<Impact, MeasuredStatus> = {
  none: "unknown",
  minor: "degraded",
  major: "outage",
  critical: "outage",
};

interface WeighedVerdict {
  /** What the probe found, whatever counts of it. */
  measured: MeasuredStatus;
  /** The same, with maintenance in its place where that explains it. */
  counts: ServiceStatus;
  /** The impacts that open incidents report. */
  reports: readonly Impact[];
}

/** The worse of what counts of the measurements and what was reported, and who said it. */
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

/** @param unmeasured the services that nothing is known of */
function measuredSays(
  isUnknown: boolean,
  unmeasured: readonly string[],
  sayings: StatusWords["sayings"],
): string {
  if (isUnknown) return sayings.nothing;
  return unmeasured.length === 0 ? sayings.measured : sayings.except({ services: unmeasured.join(", ") });
}

/**
 * What is said of each service and of the whole: the worst of what was measured and what open incidents report of the
 * services they name, those without any of the whole. Planned maintenance that runs stands in place of what is measured
 * of its services meanwhile, and a report outranks it. Unknown outweighs nothing and is never operational.
 * @param language in which it is said
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
  const says = whole.says || measuredSays(whole.status === "unknown", unmeasured, words.sayings);
  return { overall: { ...whole, says, status: overallOf([whole.status]) }, services: new Map(services) };
}
