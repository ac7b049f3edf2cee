/** The figures for the status page and its scripts, in a separate file so that browsers load only these. */
export const timings = {
  heroWordMs: 3000,
  copyConfirmationMs: 2000,
  statusRefreshMs: 30_000,
  /** The timeout of a page's requests to the server. */
  requestTimeoutMs: 10_000,
  historyBlocks: 24,
  /** How long the status page shows a resolved incident. */
  incidentDays: 14,
  protectionTimeoutMs: 5000,
  protectionFallbackMs: 7000,
  /** The maximum age of settings in a server process. */
  settingsLagMs: 2000,
  maintenancePollMs: 60_000,
  splashMs: 2000,
  minimumFps: 30,
} as const;

/** Published service figures, stated by the company and not measured by this site. */
export const publishedFigures = { responseMs: 200, successRate: "99.97%", requestsToday: "2.4M" } as const;

/** Minutes within which the emergency contact on the status page answers. */
export const statusEmergencyMinutes = 5;

/** For how many days hourly measurements are kept and shown. */
export const historyDays = 90;
