import type { IncidentState } from "./schema";

/** How each state is coloured. Colour never stands alone: the word is always beside it. */
export const incidentTones = {
  investigating: "flagged",
  identified: "review",
  monitoring: "review",
  resolved: "allowed",
  scheduled: "accent",
  "in-progress": "review",
  completed: "allowed",
  cancelled: "neutral",
} as const satisfies Record<IncidentState, string>;
