/** What turns a measurement into a state. */
export const thresholds = {
  /** Milliseconds after which an answer counts as degraded. */
  slowMs: { api: 1000, database: 500, moderation: 2000 },
  /** Milliseconds after which a probe gives up: an outage. */
  probeTimeoutMs: 5000,
  /** Unexpected errors within the last hour. */
  errors: { degraded: 5, outage: 50 },
  /** Of them, the most that one process stores in a minute: all that the thresholds ask for, and little to write. */
  errorsStoredPerMinute: 60,
  /** Minutes that a mail may be overdue before delivery counts as stuck. */
  mailOverdueMinutes: 15,
  /** Minutes after which the last sample is too old to speak for now. */
  staleMinutes: 5,
} as const;
