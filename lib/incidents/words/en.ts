/** Text for visitors and subscribers about incidents and planned maintenance. */
export const en = {
  kinds: { incident: "Incident", maintenance: "Planned maintenance" },
  states: {
    investigating: "Investigating",
    identified: "Identified",
    monitoring: "Monitoring",
    resolved: "Resolved",
    scheduled: "Scheduled",
    "in-progress": "In progress",
    completed: "Completed",
    cancelled: "Canceled",
  },
  /** The states as used within a sentence. */
  statesWithin: {
    investigating: "investigating",
    identified: "identified",
    monitoring: "monitoring",
    resolved: "resolved",
    scheduled: "scheduled",
    "in-progress": "in progress",
    completed: "completed",
    cancelled: "canceled",
  },
  impacts: {
    none: "No impact",
    minor: "Minor impact",
    major: "Major impact",
    critical: "Critical impact",
  },
  impactsWithin: {
    none: "no impact",
    minor: "minor impact",
    major: "major impact",
    critical: "critical impact",
  },
  /** The schedule's posts on the status page when maintenance starts and ends. */
  scheduled: {
    started: "The planned maintenance has started.",
    ended: "The planned maintenance is complete.",
  },
};

export type IncidentWords = typeof en;
