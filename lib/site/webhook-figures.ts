/** The numbers of what other systems are told: beside the other figures, because no script in a browser needs them. */
export const webhookFigures = {
  /** How long a replaced secret signs beside the new one. */
  rotationHours: 24,
  /** How long the console shows a secret after it was made. */
  secretShownMinutes: 10,
  /** An endpoint that gave no good answer for so long is paused. */
  pausedAfterHours: 48,
  timeoutSeconds: 10,
  answerKibibytes: 64,
  /** The most endpoints that there may be. */
  endpoints: 50,
  /** How long an event is kept with its deliveries and every try. */
  keptDays: 30,
} as const;
