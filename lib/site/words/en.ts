import { site } from "../brand";

/** What the site says of itself, and what every kind of page may have to say. */
export const en = {
  tagline: "AI content moderation for communities, platforms and developers",
  description: `${site.name} detects hate speech, spam, phishing, NSFW content, toxicity, violence and exposed personal information in text, images, video and audio.`,
  newTab: "(opens in a new tab)",
  /** What is said to whoever comes while too many others wait. */
  busy: {
    title: "Very busy right now",
    sentence:
      "More people are here than can be answered at once. Nothing was sent. Please try again in a few seconds.",
  },
  /** The services that the status page shows. */
  services: {
    api: "API Service",
    database: "Database",
    moderation: "Content Moderation AI",
    errors: "Error Monitoring",
  },
  notFound: {
    meta: "Page not found",
    title: "There is a gap here",
    lead: "The page you asked for isn't at this address. It may have moved, or the link may have lost a piece on its way.",
    home: "Back to the home page",
    places: {
      documentation: "Documentation",
      pricing: "Pricing",
      status: "System status",
      contact: "Contact",
    },
    placesLabel: "Pages people look for",
  },
};

export type SiteWords = typeof en;
