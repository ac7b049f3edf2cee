import { historyDays, timings } from "@/lib/site/status-figures";

/** The part of the history's page that the status page shows as well. */
export const lastDaysId = "last-days";

/** The history's pages and an incident's own. */
export const historyWords = {
  title: "Status history",
  lead: `Measurements and incidents, day by day. Measurements are kept for ${historyDays} days; the pages of incidents are permanent.`,
  daysTitle: `Last ${historyDays} days`,
  daysNote: "One bar a day, UTC. Uptime is computed from measured minutes only; gaps are left out.",
  oldest: `${historyDays} days ago`,
  newest: "today",
  uptime: (share: string) => `${share} uptime`,
  notMeasured: "not measured",
  minutes: (count: string) => `${count} minutes measured`,
  noMinutes: "nothing measured",
  barsLabel: (service: string, uptime: string, outages: number) =>
    `${service}: ${uptime}, ${outages === 0 ? "no day with an outage" : outages === 1 ? "1 day with an outage" : `${outages} days with an outage`}`,
  byMonth: "Browse by month",
  months: "Months",
  earlier: "Earlier month",
  later: "Later month",
  daysTable: "Uptime by day",
  day: "Day",
  incidents: "Incidents and planned maintenance",
  noIncidents: "None in this month.",
  noneIn90: `None in the last ${historyDays} days.`,
  nothingKept: "Nothing was measured in this month, or it is no longer kept.",
  all: "Status history",
  current: "Current status",
  services: "Services",
  wholeSite: "No service in particular",
  updates: "Updates",
  began: "Began",
  ended: "Ended",
  planned: "Planned for",
  took: "Duration",
  lastsFor: "Duration so far",
  open: "ongoing",
  impacts: { none: "No impact", minor: "Minor impact", major: "Major impact", critical: "Critical impact" },
  impact: "Impact",
} as const;

export const statusPage = {
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
  history: { oldest: `${timings.historyBlocks} hours ago`, newest: "now", noData: "no data" },
  measured: {
    title: "Measured by this site",
    note: `Response: one real request a minute to this site's own API. Checks: every measurement of the services above. Both over the last ${timings.historyBlocks} hours.`,
    since: (moment: string) => `The oldest is from the hour that began ${moment}.`,
    p50: "Median response",
    p95: "95th percentile",
    success: "Checks passed",
    samples: "Checks made",
  },
} as const;

/** What probes elsewhere found. */
export const placesWords = {
  title: "Measured from other places",
  note: "Reported by probes in other places. They don’t change the status above.",
  from: (place: string) => `From ${place}`,
  passed: (share: string) => `${share} passed`,
} as const;

/** What each state is called and coloured. Colour never stands alone: the word is always beside it. */
export const statusWords = {
  healthy: { word: "Healthy", tone: "allowed" },
  operational: { word: "Operational", tone: "allowed" },
  degraded: { word: "Degraded", tone: "review" },
  critical: { word: "Critical", tone: "flagged" },
  outage: { word: "Outage", tone: "flagged" },
  unknown: { word: "Unknown", tone: "neutral" },
  maintenance: { word: "Maintenance", tone: "accent" },
} as const;
