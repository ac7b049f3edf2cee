import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

/** What the page's script has no use for, so that it doesn't travel with it. */
export const statusTexts = {
  title: "System status",
  lead: "Measured by this site once a minute. Hours without measurements are marked as such.",
  withoutScript: {
    title: "Current status",
    text: "The live view needs JavaScript. The same measurements are available without it:",
    plain: "Status as plain text",
    json: "Status as JSON",
    feed: "Incident feed (Atom)",
    history: "The last 90 days",
  },
  published: {
    title: "Published service figures",
    note: `Stated by ${site.name} for the moderation API. This page doesn't measure them.`,
    rows: [
      ["API response time", `Under ${figures.published.responseMs} ms`],
      ["Success rate", figures.published.successRate],
      ["Requests today", figures.published.requestsToday],
    ],
  },
  emergency: `Found something broken? Emergencies are answered within ${figures.response.statusEmergencyMinutes} minutes.`,
} as const;

/** The status page as plain files on another host. */
export const exportWords = {
  files: {
    page: "index.html",
    json: "status.json",
    text: "status.txt",
    atom: "feed.atom",
    jsonFeed: "feed.json",
    calendar: "maintenance.ics",
  },
  title: `${site.name} status`,
  asOf: (moment: string) => `As of ${moment}.`,
  note: `This copy was written then and doesn't change by itself. The live page is at ${site.url}${paths.status}.`,
  services: "Services",
  measured: (checks: string, passed: string, median: string) =>
    `Last ${figures.timings.historyBlocks} hours: ${checks} checks, ${passed} passed; median response ${median}.`,
  incidents: "Incidents and planned maintenance",
  noIncidents: `None in the last ${figures.timings.incidentDays} days.`,
  span: (from: string, to: string | null) => (to ? `${from} to ${to}` : `Since ${from}`),
  json: "JSON",
  feed: "Incident feed (Atom)",
  calendar: "Calendar of planned maintenance",
} as const;

/** On the badge and the card. */
export const imageWords = {
  title: `${site.name} status`,
  reported: "reported",
  checked: (moment: string) => `Checked ${moment}`,
} as const;
