/** The words of the status page, its JSON and its feed. */
export const healthStatuses = [
  "healthy",
  "operational",
  "degraded",
  "critical",
  "outage",
  "unknown",
] as const;

/** What one measurement of one service can say. */
export type ServiceStatus = "operational" | "degraded" | "outage" | "unknown";

/** A service as the page knows it before anything was measured. */
export interface NamedService {
  id: string;
  name: string;
}

/** Worse is higher. Unknown says nothing, so it never outweighs a measurement. */
const severity: Record<ServiceStatus, number> = { unknown: 0, operational: 1, degraded: 2, outage: 3 };

/** The worst of several; unknown when there is none. */
export function worstOf(statuses: readonly ServiceStatus[]): ServiceStatus {
  return statuses.reduce<ServiceStatus>(
    (worst, it) => (severity[it] > severity[worst] ? it : worst),
    "unknown",
  );
}

/** The site as a whole: what the banner's headline is chosen by. */
export function overallOf(
  statuses: readonly ServiceStatus[],
): "healthy" | "degraded" | "critical" | "unknown" {
  const overall = {
    operational: "healthy",
    degraded: "degraded",
    outage: "critical",
    unknown: "unknown",
  } as const;
  return overall[worstOf(statuses)];
}

export const headlines = {
  healthy: "All Systems Operational",
  degraded: "Some Systems Degraded",
  critical: "System Issues Detected",
  unknown: "Status Unknown",
} as const;

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
} as const;
