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
