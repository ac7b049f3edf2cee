/** The specification's words for a state, which the integration API uses as well. */
export const healthStatuses = [
  "healthy",
  "operational",
  "degraded",
  "critical",
  "outage",
  "unknown",
] as const;

/** What the status page, its JSON and its feeds can say: planned maintenance that runs is neither well nor an outage. */
export const recordStatuses = [...healthStatuses, "maintenance"] as const;

/** What one measurement of one service can say. */
export type MeasuredStatus = "operational" | "degraded" | "outage" | "unknown";

/** What is said of a service, by its probe or by a person. */
export type ServiceStatus = MeasuredStatus | "maintenance";

/** Worse is higher. Unknown says nothing, so it never outweighs a measurement. */
const severity: Record<ServiceStatus, number> = {
  unknown: 0,
  operational: 1,
  maintenance: 2,
  degraded: 3,
  outage: 4,
};

/** Whether one state is worse than another. */
export const isWorse = (one: ServiceStatus, other: ServiceStatus) => severity[one] > severity[other];

/** The worst of several; unknown when there is none. */
export function worstOf<S extends ServiceStatus>(statuses: readonly S[]): S | "unknown" {
  return statuses.reduce<S | "unknown">((worst, it) => (isWorse(it, worst) ? it : worst), "unknown");
}

/** The site as a whole: what the banner's headline is chosen by. */
export function overallOf(statuses: readonly ServiceStatus[]): Overall {
  const overall = {
    operational: "healthy",
    maintenance: "maintenance",
    degraded: "degraded",
    outage: "critical",
    unknown: "unknown",
  } as const;
  return overall[worstOf(statuses)];
}

/** The state of the site as a whole: the specification's four, and one for a state that it doesn't know. */
export type Overall = "healthy" | "degraded" | "critical" | "unknown" | "maintenance";

/** What turns a measurement into a state. */
export const thresholds = {
  /** Milliseconds after which a probe gives up: an outage. */
  probeTimeoutMs: 5000,
  /** Unexpected errors within the last hour. */
  errors: { degraded: 5, outage: 50 },
  /** Minutes that a mail may be overdue before delivery counts as stuck. */
  mailOverdueMinutes: 15,
  /** Minutes after which the last sample is too old to speak for now. */
  staleMinutes: 5,
  /** Minutes of nothing but failed measurements after which the console offers a draft of an incident. */
  draftMinutes: 5,
} as const;

/** The part of the history's page that the status page shows as well. */
export const lastDaysId = "last-days";
