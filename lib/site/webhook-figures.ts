/** Figures of webhooks. Separate from the other figures, because no script in a browser needs them. */
export const webhookFigures = {
  /** How long deliveries are also signed with a replaced secret. */
  rotationHours: 24,
  /** After this time without a successful response, an endpoint is paused. */
  pausedAfterHours: 48,
  timeoutSeconds: 10,
  answerKibibytes: 64,
  /** The maximum number of endpoints. */
  endpoints: 50,
  /** How long an event is kept with its deliveries and attempts. */
  keptDays: 30,
} as const;
