import { figures } from "@/lib/site/figures";

// Apart from the page's other words, so that they come with the incidents and not with the page's first script.

export const incidentKinds = { incident: "Incident", maintenance: "Planned maintenance" } as const;

export const noIncidents = `None in the last ${figures.timings.incidentDays} days.`;

/** The states of incidents and of planned maintenance. */
export const incidentWords = {
  investigating: { word: "Investigating", tone: "flagged" },
  identified: { word: "Identified", tone: "review" },
  monitoring: { word: "Monitoring", tone: "review" },
  resolved: { word: "Resolved", tone: "allowed" },
  scheduled: { word: "Scheduled", tone: "accent" },
  "in-progress": { word: "In progress", tone: "review" },
  completed: { word: "Completed", tone: "allowed" },
  cancelled: { word: "Cancelled", tone: "neutral" },
} as const;
