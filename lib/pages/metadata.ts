import type { Metadata } from "next";
import { laws, type RequestPageKey, requestPageKey } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { type FixedPageKey, paths, receiversPath } from "@/lib/site/paths";

const { claims, credits, plans, retention } = figures;

export type PageKey = FixedPageKey | RequestPageKey | "receivers";

export type PageMeta = {
  /** The name of the page; the layout adds the brand. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The line the page's Open Graph picture says in large letters. */
  picture: string;
  /** The page it belongs under, when that is not the home page. */
  parent?: PageKey;
};

/** The pages with the forms of the laws. */
const requestPages = Object.fromEntries(
  laws.map(({ id, name, page, requestPage }): [RequestPageKey, PageMeta] => [
    requestPageKey(id),
    {
      title: `${name} Request`,
      ...requestPage.meta,
      ...(page ? { parent: page } : { parent: "privacyRequest" as const }),
    },
  ]),
) as Record<RequestPageKey, PageMeta>;

/** The pages that `paths` doesn't hold. */
const otherPaths = new Map<string, string>([
  ...laws.map(({ id, requestPage }) => [requestPageKey(id), requestPage.path] as const),
  ["receivers", receiversPath],
]);

/** The address of a page, be it the form of a law. */
export const pagePath = (key: PageKey): string => otherPaths.get(key) ?? paths[key as FixedPageKey];

/** What each page calls itself outside itself: in search results, link previews and the sitemap. */
export const pageMeta: Record<PageKey, PageMeta> = {
  home: {
    title: site.tagline,
    description: site.description,
    picture: "Keep the conversation. Stop the harm.",
  },
  features: {
    title: "Features",
    description: `Text, images, video and audio in ${claims.languages} languages, checked in two layers: a browser pre-filter and full AI analysis on the server.`,
    picture: "One clear answer for everything people post",
  },
  pricing: {
    title: "Pricing",
    description: `Pay per request in credits, or agree on terms of your own. Compare the Developer plan, ${plans.developer.ratePerMinute} requests a minute, with Enterprise.`,
    picture: "Pay for what you check",
  },
  about: {
    title: "About",
    description: `Why ${site.name} checks what people post without keeping it: our story, mission and values, and the documents behind them.`,
    picture: "A fence, not a watchtower",
  },
  contact: {
    title: "Contact",
    description: `Write to ${site.name} about sales, technical support or a partnership. General questions are answered within ${figures.response.general}.`,
    picture: "Get in touch",
  },
  terms: {
    title: "Terms of Service",
    description: `The agreement between you and ${site.legalName}: accounts, acceptable use, credits and billing, liability and arbitration.`,
    picture: "Terms of Service",
  },
  privacy: {
    title: "Privacy Policy",
    description: `Which personal information ${site.name} collects, why, how long it is kept, and how to exercise your rights over it.`,
    picture: "Privacy Policy",
  },
  dataRetention: {
    title: "Data Retention Policy",
    description: `How long each kind of data is kept: submitted content ${retention.contentHours} hours, moderation results ${retention.resultsDays} days, logs ${retention.logsDays} days.`,
    picture: "What we keep, and for how long",
  },
  status: {
    title: "System Status",
    description: `The current status of the ${site.name} API, database, moderation AI and error monitoring, with the last 24 hours.`,
    picture: "System status",
  },
  statusSubscribe: {
    title: "Status updates by email",
    description: `Hear of incidents and planned maintenance of ${site.name} by email, for all services or for those you choose.`,
    picture: "Told when something breaks and when it is mended",
    parent: "status",
  },
  documentation: {
    title: "Documentation",
    description: `Integrate ${site.name}: quick start, authentication, code examples and the reference of every REST endpoint.`,
    picture: "From first key to first verdict",
  },
  receivers: {
    title: "Webhooks of this website",
    description: `What this website tells other systems as it happens, how its signatures are checked in four languages, and what a receiver answers.`,
    picture: "Told as it happens, and signed",
    parent: "documentation",
  },
  gdpr: {
    title: "GDPR Compliance",
    description: `Your six rights under the GDPR and how long each request takes, our legal bases, and how to reach the data protection officer.`,
    picture: "Your rights under the GDPR",
  },
  ccpa: {
    title: "CCPA Compliance",
    description: `The rights of California residents, our notice at collection, the annual disclosure, and how to submit a request.`,
    picture: "Your California privacy rights",
  },
  ...requestPages,
  privacyRequest: {
    title: "Make a privacy request",
    description:
      "Say where you live and get the form for it: access, correction, deletion, a portable copy, objection or opting out.",
    picture: "Your data, wherever you live",
    parent: "privacy",
  },
  privacyRequests: {
    title: "Your privacy request",
    description:
      "Get a new link to a privacy request that you made, to see where it stands or to withdraw it.",
    picture: "Your privacy request",
  },
  signup: {
    title: "Create an account",
    description: `Create a ${site.name} account and start with ${credits.onRegistration} free credits. No credit card required.`,
    picture: `Start with ${credits.onRegistration} free credits`,
  },
  login: {
    title: "Sign in",
    description: `Continue to the ${site.name} dashboard.`,
    picture: "Sign in",
  },
};

/** The size every link preview asks for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's Open Graph picture; app/og draws it. */
function picturePath(key: PageKey): string {
  return `/og/${key}.png`;
}

/**
 * Title, description, canonical address and link preview of one page, for its `export const metadata`.
 * The home page says its whole title; every other one gets the brand from the layout's template.
 */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description, picture } = pageMeta[key];
  const full = key === "home" ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const image = { url: picturePath(key), ...pictureSize, alt: `${site.name}: ${picture}` };
  return {
    title: { absolute: full },
    description,
    alternates: { canonical: pagePath(key) },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: "en_US",
      url: pagePath(key),
      title: full,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title: full, description, images: [image] },
  };
}

/** For pages that a mailed link opens: in no index, and their address in no other site's log. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
