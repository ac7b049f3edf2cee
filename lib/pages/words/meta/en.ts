import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { siteWords } from "@/lib/site/words";

const m = messagesIn("en");
const { claims, credits, plans, retention } = figures;

export const en = {
  underBrand: m("{brand}: {line}"),
  pages: {
    home: {
      title: siteWords.en.tagline,
      description: siteWords.en.description,
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
    },
    documentation: {
      title: "Documentation",
      description: `Integrate ${site.name}: quick start, authentication, code examples and the reference of every REST endpoint.`,
      picture: "From first key to first verdict",
    },
    receivers: {
      title: "Webhooks of this website",
      description:
        "What this website tells other systems as it happens, how its signatures are checked in four languages, and what a receiver answers.",
      picture: "Told as it happens, and signed",
    },
    gdpr: {
      title: "GDPR Compliance",
      description:
        "Your six rights under the GDPR and how long each request takes, our legal bases, and how to reach the data protection officer.",
      picture: "Your rights under the GDPR",
    },
    ccpa: {
      title: "CCPA Compliance",
      description:
        "The rights of California residents, our notice at collection, the annual disclosure, and how to submit a request.",
      picture: "Your California privacy rights",
    },
    privacyRequest: {
      title: "Make a privacy request",
      description:
        "Say where you live and get the form for it: access, correction, deletion, a portable copy, objection or opting out.",
      picture: "Your data, wherever you live",
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
  },
  /** The pages with the forms of the laws; `days` is what most requests under the law take. */
  requests: {
    gdpr: {
      title: "GDPR Request",
      description: m(
        "Ask for access, erasure, rectification, portability, restriction, or object to processing. Answered within {days} days.",
      ),
      picture: "Submit a GDPR request",
    },
    "uk-gdpr": {
      title: "UK GDPR Request",
      description: m(
        "People in the United Kingdom: ask for access, erasure, rectification, portability, restriction, or object. Answered within {days} days.",
      ),
      picture: "Submit a UK GDPR request",
    },
    fadp: {
      title: "FADP Request",
      description: m(
        "People in Switzerland: ask for access, correction, deletion or a portable copy, or object. Answered within {days} days.",
      ),
      picture: "Submit an FADP request",
    },
    ccpa: {
      title: "CCPA Request",
      description: m(
        "California residents: ask to know, delete, correct, move or limit personal information, or opt out. Answered within {days} days.",
      ),
      picture: "Submit a CCPA request",
    },
    "us-states": {
      title: "US State Request",
      description: m(
        "Residents of US states other than California: access, correct, delete or move your data, or opt out. Answered within {days} days.",
      ),
      picture: "Submit a US state privacy request",
    },
    elsewhere: {
      title: "Worldwide Request",
      description: m(
        "Wherever you live: ask for your data, have it corrected or deleted, object, or opt out. Answered within {days} days.",
      ),
      picture: "Submit a worldwide privacy request",
    },
  },
};

export type MetaWords = typeof en;
