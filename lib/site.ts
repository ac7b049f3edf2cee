/**
 * The brand and its addresses, in one place. Read at build time, because every page is prerendered:
 * SITE_URL and APP_URL take effect with the next build (npm start rebuilds when they change). Blank counts as unset.
 */
const siteUrl = (process.env.SITE_URL || "http://localhost:3000").replace(/\/+$/, "");
const appUrl = (process.env.APP_URL || "https://app.palisade.example").replace(/\/+$/, "");

export const site = {
  name: "Palisade",
  legalName: "Palisade Moderation, Inc.",
  tagline: "AI content moderation for communities, platforms and developers",
  description:
    "Palisade detects hate speech, spam, phishing, NSFW content, toxicity, violence and exposed personal information in text, images, video and audio.",
  url: siteUrl,
  app: {
    login: `${appUrl}/login`,
    dashboard: `${appUrl}/dashboard`,
  },
  api: { baseUrl: "https://api.palisade.example/api" },
  repository: "https://github.com/palisade-example/palisade-sdk",
  email: {
    hello: "hello@palisade.example",
    support: "support@palisade.example",
    sales: "sales@palisade.example",
    legal: "legal@palisade.example",
    privacy: "privacy@palisade.example",
    dpo: "dpo@palisade.example",
    security: "security@palisade.example",
  },
  phone: { main: "+1 (404) 555-0142", tollFree: "+1 (800) 555-0119" },
  address: {
    street: "225 Peachtree Street NE, Suite 1400",
    city: "Atlanta",
    region: "Georgia",
    postalCode: "30303",
    country: "United States",
  },
  /** Where statutory days are counted: the office that receives the request. */
  timeZone: "America/New_York",
} as const;

/** The address that dials a number written for people. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;
