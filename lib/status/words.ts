import { site } from "@/lib/site/brand";
import { published, statusEmergencyMinutes, timings } from "@/lib/site/status-figures";

export const statusPage = {
  title: "System status",
  lead: "Measured by this site once a minute. Where nothing was measured, it says so.",
  loading: "Reading the latest measurements…",
  unreachable: "Unable to connect to system",
  notChecked: "not checked yet",
  checkedAt: (time: string) => `checked ${time}`,
  banner: {
    uptime: "Uptime of this server",
    version: "Version",
    environment: "Environment",
    checked: "Checked",
    unknown: "unknown",
    notYet: "not yet",
  },
  autoRefresh: `Refresh every ${timings.statusRefreshMs / 1000} seconds`,
  refresh: "Refresh now",
  refreshing: "Refreshing…",
  servicesTitle: "Services",
  performanceTitle: "Performance",
  historyTitle: `Last ${timings.historyBlocks} hours`,
  historyHint: "Each block is one hour, UTC. Choose a block to see its measurements.",
  incidentsTitle: "Incidents and planned maintenance",
  noIncidents: `None in the last ${timings.incidentDays} days.`,
  incidentKinds: { incident: "Incident", maintenance: "Planned maintenance" },
  history: { oldest: `${timings.historyBlocks} hours ago`, newest: "now", noData: "no data" },
  hourColumns: ["Service", "Worst state", "Checks", "Median", "95th percentile"],
  withoutScript: {
    title: "Current status",
    text: "The live view needs JavaScript. The same measurements are available without it:",
    plain: "Status as plain text",
    json: "Status as JSON",
    feed: "Incident feed (Atom)",
  },
  measured: {
    title: "Measured by this site",
    note: `Response: one real request a minute to this site's own API. Checks: every measurement of the services above. Both over the last ${timings.historyBlocks} hours.`,
    since: (moment: string) => `The oldest is from the hour that began ${moment}.`,
    p50: "Median response",
    p95: "95th percentile",
    success: "Checks passed",
    samples: "Checks made",
  },
  published: {
    title: "Published service figures",
    note: `Stated by ${site.name} for the moderation API. This page doesn't measure them.`,
    rows: [
      ["API response time", `Under ${published.responseMs} ms`],
      ["Success rate", published.successRate],
      ["Requests today", published.requestsToday],
    ],
  },
  emergency: `Found something broken? Emergencies are answered within ${statusEmergencyMinutes} minutes.`,
} as const;

/** What each state is called and coloured. Colour never stands alone: the word is always beside it. */
export const statusWords = {
  healthy: { word: "Healthy", tone: "allowed" },
  operational: { word: "Operational", tone: "allowed" },
  degraded: { word: "Degraded", tone: "review" },
  critical: { word: "Critical", tone: "flagged" },
  outage: { word: "Outage", tone: "flagged" },
  unknown: { word: "Unknown", tone: "neutral" },
} as const;

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
