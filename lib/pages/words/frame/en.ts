import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

export const en = {
  navigation: {
    home: "Home",
    features: "Features",
    pricing: "Pricing",
    about: "About",
    contact: "Contact",
    documentation: "Docs",
    signIn: "Sign In",
    getStarted: "Get Started",
  },
  footer: {
    product: "Product",
    developers: "Developers",
    company: "Company",
    legal: "Legal",
    dashboard: "Dashboard",
    status: "Status",
    documentation: "Documentation",
    apiReference: "API Reference",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    dataRetention: "Data Retention",
    /** By their short names. */
    privacyRequest: "Privacy Request",
    line: `Content moderation that acts before harm spreads and deletes submitted content within ${figures.retention.contentHours} hours.`,
  },
  layout: {
    skip: "Skip to content",
    /** While the page of a followed link is awaited. */
    loading: "Loading…",
    mainNav: "Main",
    footerNav: "Footer",
    languages: "Language",
    home: `${site.name} home`,
    openMenu: "Open menu",
    closeMenu: "Close menu",
    darkTheme: "Switch to dark theme",
    lightTheme: "Switch to light theme",
  },
  announcement: { label: "Announcement", dismiss: "Dismiss announcement", more: "Learn more" },
  /** For browsers that prefer this language, on a page in English. */
  offer: { label: "Language", page: "Read this page in English", dismiss: "Close" },
  legal: {
    eyebrow: "Legal",
    contents: "On this page",
    related: "Read next",
    permalink: m("Link to {section}"),
    updated: m("Last updated {date}"),
    reviewed: m("Last reviewed {date}"),
    section: m("Section {number}"),
    email: "Email",
    telephone: "Telephone",
  },
};

export type FrameWords = typeof en;
