import type { FormSpec } from "@/lib/platform/forms/spec";
import { phoneLink, site } from "@/lib/site/brand";
import { facts } from "@/lib/site/figures";
import { endpoints, paths } from "@/lib/site/paths";
import { ccpaForm, gdprForm } from "./form-words";
import type { Law } from "./schema";

const { privacy } = facts;

export type RequestPage = {
  form: FormSpec;
  title: string;
  lead: string;
  stepsTitle: string;
  steps: readonly { title: string; body: string }[];
  otherWays: { title: string; lines: readonly { text: string; href: string }[] };
  links: { title: string; lines: readonly { text: string; href: string }[] };
};

export const requestPages: Record<Law, RequestPage> = {
  gdpr: {
    form: gdprForm,
    title: "GDPR Request",
    lead: "Ask us for your data, or about it. Exercising a right is free and needs no account.",
    stepsTitle: "What happens next",
    steps: [
      { title: "At once", body: "You get a mail with a reference and the date by which we answer." },
      {
        title: "You confirm",
        body: "The mail has a link that tells us the request comes from you, and one to follow or withdraw it.",
      },
      {
        title: `Within ${privacy.gdprDays} days`,
        body: `You get our answer; to an objection within ${privacy.gdprObjectionDays} days. If we refuse, we say why and where you can complain.`,
      },
    ],
    otherWays: {
      title: "By mail instead",
      lines: [{ text: site.email.dpo, href: `mailto:${site.email.dpo}` }],
    },
    links: {
      title: "Read more",
      lines: [
        { text: "Your rights under the GDPR", href: paths.gdpr },
        { text: "Privacy policy", href: paths.privacy },
        { text: "Data retention policy", href: paths.dataRetention },
        { text: "Link to your request lost?", href: paths.privacyRequests },
      ],
    },
  },
  ccpa: {
    form: ccpaForm,
    title: "CCPA Request",
    lead: "For California residents: know, delete, correct, move or limit what we hold about you. Using a right never costs you service or price.",
    stepsTitle: "What happens next",
    steps: [
      {
        title: "At once",
        body: "You get a mail with a reference, the date by which we answer and a link to follow the request. Except for opting out and limiting, it asks you to confirm.",
      },
      {
        title: `Within ${privacy.ccpaOptOutBusinessDays} business days`,
        body: "Opting out and limiting use are done. Neither waits for verification.",
      },
      {
        title: `Within ${privacy.ccpaDays} days`,
        body: "You get our answer to every other request, counted from the day we received it.",
      },
    ],
    otherWays: {
      title: "By mail or phone instead",
      lines: [
        { text: site.email.privacy, href: `mailto:${site.email.privacy}` },
        { text: `${site.phone.tollFree} (toll-free)`, href: phoneLink(site.phone.tollFree) },
      ],
    },
    links: {
      title: "Read more",
      lines: [
        { text: "Your California privacy rights", href: paths.ccpa },
        { text: "Privacy policy", href: paths.privacy },
        { text: "GDPR request form", href: paths.gdprRequest },
        { text: "Link to your request lost?", href: paths.privacyRequests },
      ],
    },
  },
};

/** The button of the CCPA page, which asks for the address in a prompt. */
export const optOutButton = {
  idle: "Opt Out of Sale or Sharing",
  prompt: "Enter the email address that the opt-out is for:",
  busy: "Processing...",
  done: "Opt-Out Request Submitted",
  href: paths.ccpaOptOut,
  target: {
    endpoint: endpoints.ccpaOptOut,
    failure: {
      reads: "error",
      refused: "Failed to submit opt-out request. Please try again.",
      unreachable: "Failed to submit opt-out request. Please try again.",
    },
  },
} as const;

/** What the CCPA page says about Global Privacy Control, with and without the signal. */
export const gpcCopy = {
  honored: "Opt-Out Request Honored",
  honoredNote: "Your browser sends a Global Privacy Control signal.",
  quiet: "Honoured automatically",
  quietNote: "This page says so here when it sees the signal of your browser.",
} as const;

/** The row under the published figures, counted from stored requests. Apart, because it travels to the browser. */
export const liveDisclosureCopy = {
  title: "Requests filed on this website",
  waiting:
    "Counted from our records when you open this page. If no figures appear, they are not available now.",
  columns: [
    "Year",
    "Received",
    "Deletion requests",
    "Opt-out requests",
    "Complied with",
    "Denied",
    "Median days",
    "Average days",
  ],
  none: "n/a",
} as const;
