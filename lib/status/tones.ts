import type { IncidentState } from "@/lib/incidents/schema";
import type { recordStatuses } from "./vocabulary";

/** How each state is coloured. Colour never stands alone: the word is always beside it. */
export const statusTones = {
  healthy: "allowed",
  operational: "allowed",
  degraded: "review",
  critical: "flagged",
  outage: "flagged",
  unknown: "neutral",
  maintenance: "accent",
} as const satisfies Record<(typeof recordStatuses)[number], string>;

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
