import { site } from "../brand";
import { figures } from "../figures";

const { general, technical, enterprise, emergency, legal }: Record<ResponseTopic, string> = figures.response;

/** The site's text about itself, and text for all kinds of pages. */
export const en = {
  tagline: "AI content moderation for communities, platforms and developers",
  description: `${site.name} detects hate speech, spam, phishing, NSFW content, toxicity, violence and exposed personal information in text, images, video and audio.`,
  newTab: "(opens in a new tab)",
  /** Shown while too many requests wait. */
  busy: {
    title: "We’re very busy right now",
    sentence:
      "We’re getting more traffic than we can handle. Nothing was changed. Please try again in a few seconds.",
  },
  /** The services that the status page shows. */
  services: {
    api: "API Service",
    database: "Database",
    moderation: "Content Moderation AI",
    errors: "Error Monitoring",
  },
  /** In place of services, for an incident that names none. */
  noService: "Not specified",
  notFound: {
    meta: "Page not found",
    title: "Page not found",
    lead: "We couldn’t find that page. It may have moved, or the link may be incomplete.",
    home: "Back to the home page",
    places: {
      documentation: "Documentation",
      pricing: "Pricing",
      status: "System status",
      contact: "Contact",
    },
    placesLabel: "Popular pages",
  },
  /** How soon a first answer is sent, by topic. */
  responseTimes: { general, technical, enterprise, emergency, legal },
};

type ResponseTopic = "general" | "technical" | "enterprise" | "emergency" | "legal";

export type SiteWords = typeof en;
