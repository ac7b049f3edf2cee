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

export const services = [
  { id: "api", name: "API Service" },
  { id: "database", name: "Database" },
  { id: "moderation", name: "Content Moderation AI" },
  { id: "errors", name: "Error Monitoring" },
] as const;
export type ServiceId = (typeof services)[number]["id"];

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
  /** Milliseconds after which an answer counts as degraded. */
  slowMs: { api: 1000, database: 500, moderation: 2000 },
  /** Milliseconds after which a probe gives up: an outage. */
  probeTimeoutMs: 5000,
  /** Unexpected errors within the last hour. */
  errors: { degraded: 5, outage: 50 },
  /** Minutes that a mail may be overdue before delivery counts as stuck. */
  mailOverdueMinutes: 15,
  /** Minutes after which the last sample is too old to speak for now. */
  staleMinutes: 5,
} as const;
