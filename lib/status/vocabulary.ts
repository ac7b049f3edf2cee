/** The specification's terms for states, which the integration API uses too. */
export const healthStatuses = [
  "healthy",
  "operational",
  "degraded",
  "critical",
  "outage",
  "unknown",
] as const;

/** The states in the status page, its JSON and its feeds: running maintenance is neither operational nor an outage. */
export const recordStatuses = [...healthStatuses, "maintenance"] as const;

/** The possible results of measuring a service. */
export type MeasuredStatus = "operational" | "degraded" | "outage" | "unknown";

/** The state of a service, measured or reported. */
export type ServiceStatus = MeasuredStatus | "maintenance";

/** Higher is worse. Unknown is lowest, so it never outweighs a measurement. */
const severity: Record<ServiceStatus, number> = {
  unknown: 0,
  operational: 1,
  maintenance: 2,
  degraded: 3,
  outage: 4,
};

/** Whether one state is worse than another. */
export const isWorse = (one: ServiceStatus, other: ServiceStatus) => severity[one] > severity[other];

/** The worst of several; unknown if there are none. */
export function worstOf<S extends ServiceStatus>(statuses: readonly S[]): S | "unknown" {
  return statuses.reduce<S | "unknown">((worst, it) => (isWorse(it, worst) ? it : worst), "unknown");
}

/** The overall state, which selects the banner's headline. */
export const overallOf: Record<ServiceStatus, Overall> = {
  operational: "healthy",
  maintenance: "maintenance",
  degraded: "degraded",
  outage: "critical",
  unknown: "unknown",
};

/** The overall state: the specification's four, and one for unknown. */
export type Overall = "healthy" | "degraded" | "critical" | "unknown" | "maintenance";

/** The thresholds that turn measurements into states. */
export const thresholds = {
  /** The timeout of a probe in milliseconds, after which it reports an outage. */
  probeTimeoutMs: 5000,
  /** Unexpected errors within the last hour. */
  errors: { degraded: 5, outage: 50 },
  /** Minutes that an email may be overdue before delivery counts as stuck. */
  mailOverdueMinutes: 15,
  /** Minutes after which the last sample is too old to be current. */
  staleMinutes: 5,
  /** Seconds by which a sample may be ahead of the clock. One further ahead was dated by a wrong clock and is ignored. */
  aheadSeconds: 10,
  /** Minutes of only failed measurements after which the console suggests an incident. */
  draftMinutes: 5,
} as const;

/** The part of the history page that the status page loads too. */
export const lastDaysId = "last-days";
