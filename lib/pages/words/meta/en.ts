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
      description: `Text, images, video and audio in ${claims.languages}+ languages: a browser pre-filter for text, and full AI analysis on the server.`,
      picture: "One clear answer for everything people post",
    },
    pricing: {
      title: "Pricing",
      description: `Pay per request in credits, or negotiate your own terms. Compare the Developer plan (${plans.developer.ratePerMinute} requests a minute) with Enterprise.`,
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
      description: `The status of the ${site.name} website’s own API and database, the moderation AI and error monitoring, now and over the last 90 days.`,
      picture: "System status",
    },
    statusSubscribe: {
      title: "Status updates by email",
      description: `Get ${site.name} incident and maintenance updates by email, for all services or only those you choose.`,
      picture: "Know when something breaks and when it’s fixed",
    },
    documentation: {
      title: "Documentation",
      description: `Integrate ${site.name}: quick start, authentication, code examples and a reference for every REST endpoint.`,
      picture: "From first key to first verdict",
    },
    docsModeration: {
      title: "API: check text and images",
      description:
        "The endpoints that check text, images and the text inside images: fields, responses, programs in four languages, and a mock to send requests to.",
      picture: "Text, images, and the words in them",
    },
    docsImages: {
      title: "API: analyze images",
      description:
        "The endpoints that detect objects, analyze faces and recognize public figures in an image: fields, responses, programs in four languages, and a mock.",
      picture: "Objects, faces, public figures",
    },
    docsService: {
      title: "API: account and health",
      description:
        "The endpoints that return your account’s statistics and the service’s health: responses, programs in four languages, and a mock to send requests to.",
      picture: "Your statistics, and the service’s health",
    },
    docsErrors: {
      title: "API errors",
      description:
        "The error statuses documented for the API, what they mean, what to do about them, and which points are not specified.",
      picture: "The documented errors, and what to do",
    },
    docsGuides: {
      title: "Integration guides",
      description:
        "Four complete programs in three languages: hold a comment, check an upload, wait and retry, and check the service.",
      picture: "Four programs for common situations",
    },
    docsSecurity: {
      title: "Security and privacy for integrations",
      description:
        "Where the API key belongs, how long content and results are kept, and how to send no more than a check needs.",
      picture: "Keep the key, send less",
    },
    docsConfiguration: {
      title: "Configuration and credits",
      description:
        "The settings of a client, what the plans change, and a calculator for what a month of checks costs in credits.",
      picture: "A few settings, and what a month costs",
    },
    docsChangelog: {
      title: "API changelog",
      description:
        "What changed in the API, in which version, and how changes that break existing clients are announced.",
      picture: "What changed in the API",
    },
    receivers: {
      title: "This website’s webhooks",
      description:
        "The events this website sends to other systems, how to check their signatures in four languages, and how a receiver should respond.",
      picture: "Signed events, as they happen",
    },
    gdpr: {
      title: "GDPR Compliance",
      description:
        "Your six rights under the GDPR and how long each request takes, our legal bases, and how to reach the data protection team.",
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
        "Tell us where you live to get the right form for access, correction, deletion, a portable copy, an objection or an opt-out.",
      picture: "Your data, wherever you live",
    },
    privacyComplaint: {
      title: "Make a complaint",
      description:
        "Complain about how we handle your data. We’ll confirm receipt right away, look into your complaint and tell you the outcome.",
      picture: "Tell us what went wrong",
    },
    privacyRequests: {
      title: "Your privacy request",
      description: "Get a new link to a privacy request you filed, to check its status or withdraw it.",
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
};

export type MetaWords = typeof en;
