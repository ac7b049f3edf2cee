import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

/** What the page's script has no use for, so that it doesn't travel with it. */
export const statusTexts = {
  title: "System status",
  lead: "Measured by this site once a minute. Where nothing was measured, it says so.",
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

/** On the badge and the card. */
export const imageWords = {
  title: `${site.name} status`,
  reported: "reported",
  checked: (moment: string) => `Checked ${moment}`,
} as const;
