import type { Impact } from "@/lib/incidents/impacts";
import type { IncidentState } from "@/lib/incidents/schema";
import type { recordStatuses } from "./vocabulary";

/** The color of each state. It is never the only signal: the text is always next to it. */
export const statusTones = {
  healthy: "allowed",
  operational: "allowed",
  degraded: "review",
  critical: "flagged",
  outage: "flagged",
  unknown: "neutral",
  maintenance: "accent",
} as const satisfies Record<(typeof recordStatuses)[number], string>;

/** The color of each state. It is never the only signal: the text is always next to it. */
export const incidentTones = {
  investigating: "flagged",
  identified: "review",
  monitoring: "review",
  resolved: "allowed",
  scheduled: "accent",
  "in-progress": "accent",
  completed: "allowed",
  cancelled: "neutral",
} as const satisfies Record<IncidentState, string>;

/** The color of each impact. */
export const impactTones = {
  none: "review",
  minor: "review",
  major: "flagged",
  critical: "flagged",
} as const satisfies Record<Impact, string>;
