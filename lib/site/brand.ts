/**
 * The brand and its addresses. Read at build time, since pages are prerendered: changes take effect with the next build.
 * Blank counts as unset. next.config.ts inlines those that browser scripts need. Without SITE_URL, links made at run
 * time follow PORT.
 */
const name = process.env.SITE_NAME || "Palisade";
const domain = process.env.SITE_DOMAIN || "palisade.example";
const localUrl = `http://localhost:${process.env.PORT?.trim() || "3000"}`;
const siteUrl = (process.env.SITE_URL || localUrl).replace(/\/+$/, "");
const appUrl = (process.env.APP_URL || `https://app.${domain}`).replace(/\/+$/, "");

/** The lines of a text in one variable. */
const linesOf = (text = "") =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);

export const site = {
  name,
  domain,
  legalName: process.env.LEGAL_NAME || `${name} Moderation, Inc.`,
  url: siteUrl,
  app: {
    login: `${appUrl}/login`,
    dashboard: `${appUrl}/dashboard`,
  },
  api: { baseUrl: `https://api.${domain}/api` },
  repository: "https://github.com/palisade-example/palisade-sdk",
  email: {
    hello: `hello@${domain}`,
    support: `support@${domain}`,
    sales: `sales@${domain}`,
    legal: `legal@${domain}`,
    privacy: `privacy@${domain}`,
    dpo: `dpo@${domain}`,
    security: `security@${domain}`,
  },
  phone: {
    main: process.env.PHONE_MAIN || "+1 (404) 555-0142",
    tollFree: process.env.PHONE_TOLL_FREE || "+1 (800) 555-0119",
  },
  address: {
    street: "225 Peachtree Street NE, Suite 1400",
    city: "Atlanta",
    region: "Georgia",
    postalCode: "30303",
    /** ISO 3166-1. Pages and emails name it in their language: lib/site/country.ts. */
    countryCode: "US",
  },
  /** Details that laws may require; empty if not set, and then not shown. */
  controller: {
    officer: linesOf(process.env.DATA_PROTECTION_OFFICER),
    euRepresentative: linesOf(process.env.EU_REPRESENTATIVE),
    ukRepresentative: linesOf(process.env.UK_REPRESENTATIVE),
    swissRepresentative: linesOf(process.env.SWISS_REPRESENTATIVE),
    imprint: linesOf(process.env.IMPRINT),
  },
  /** The time zone of statutory deadlines: that of the office that receives requests. */
  timeZone: "America/New_York",
} as const;

/** The `tel:` address of a formatted number. */
export const phoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

/** The office's time zone as named in field labels: "New York time". */
export const officeClock = `${(site.timeZone.split("/").at(-1) ?? "").replaceAll("_", " ")} time`;
