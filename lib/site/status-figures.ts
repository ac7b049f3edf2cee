/** What the status page and its scripts need of the figures, apart from the others so that a browser loads it alone. */
export const timings = {
  heroWordMs: 3000,
  copyConfirmationMs: 2000,
  statusRefreshMs: 30_000,
  /** How long a page waits for what it asks the server for; then it counts as failed. */
  requestTimeoutMs: 10_000,
  historyBlocks: 24,
  /** How long the status page goes on showing an incident that is over. */
  incidentDays: 14,
  protectionTimeoutMs: 5000,
  protectionFallbackMs: 7000,
  /** How old the settings may be that a server process decides by. */
  settingsLagMs: 2000,
  maintenancePollMs: 60_000,
  splashMs: 2000,
  minimumFps: 30,
} as const;

/** Published service figures, stated by the company and not measured by this site. */
export const published = { responseMs: 200, successRate: "99.97%", requestsToday: "2.4M" } as const;

/** Minutes in which an emergency that the status page speaks of is answered. */
export const statusEmergencyMinutes = 5;

/** How many days the figures of an hour's measurements are kept and shown. */
export const historyDays = 90;
