import type { FormSpec } from "@/lib/platform/forms/spec";
import { phoneLink, site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { endpoints, paths } from "@/lib/site/paths";
import { contactFormFields } from "./schema";

const { response } = figures;

export const contactHeader = {
  title: "Get in Touch",
  lead: "Ask about moderation, pricing or an integration, and a person will answer. Tell us what you are building and what you need.",
};

export const contactForm: FormSpec = {
  label: "Contact",
  endpoint: endpoints.contact,
  fields: contactFormFields,
  submit: { idle: "Send Message", busy: "Sending..." },
  failure: {
    title: "Failed to send message",
    reads: "message",
    refused: "Failed to submit form. Please try again.",
    unreachable: "Failed to submit form. Please try again.",
  },
  success: {
    kind: "message",
    title: "Message sent successfully!",
    body: `Thank you for reaching out. We'll get back to you within ${response.general}.`,
  },
};

/** `lines` are read as one paragraph; `href` makes the first of them a link. */
export type ContactCard = {
  icon: "mail" | "chat" | "phone" | "pin";
  title: string;
  lines: readonly string[];
  href?: string;
  external?: boolean;
};

export const contactCards: readonly ContactCard[] = [
  {
    icon: "mail",
    title: "Email",
    lines: [site.email.hello, `Answered within ${response.general}`],
    href: `mailto:${site.email.hello}`,
  },
  {
    icon: "chat",
    title: "Live Chat",
    lines: ["Chat from your dashboard", "Available 24/7"],
    href: site.app.dashboard,
    external: true,
  },
  {
    icon: "phone",
    title: "Phone",
    lines: [site.phone.main, "For sales and account questions"],
    href: phoneLink(site.phone.main),
  },
  {
    icon: "pin",
    title: "Office",
    lines: [
      `${site.address.city}, ${site.address.region}`,
      `${site.address.street}, ${site.address.postalCode}, ${site.address.country}`,
    ],
  },
];

export const enterpriseBlock = {
  title: "Enterprise Solutions",
  body: "Custom models, on-premise deployment, volume pricing or a custom agreement: write to the team that sets these up.",
  points: [
    `Answers within ${response.enterprise}`,
    `${figures.plans.enterprise.uptimeSla} uptime in the service agreement`,
    "A dedicated account manager",
  ],
  action: "Contact Sales",
  href: `mailto:${site.email.sales}?subject=${encodeURIComponent("Enterprise inquiry")}`,
};

export const responseTimes = {
  title: "Response Times",
  lead: "How soon you can expect a first answer, by topic.",
  rows: [
    { topic: "General inquiries", time: response.general },
    { topic: "Technical support", time: response.technical },
    { topic: "Enterprise", time: response.enterprise },
    { topic: "Emergencies", time: response.emergency },
    { topic: "Legal inquiries", time: response.legal },
    { topic: "Status emergency", time: `Within ${response.statusEmergencyMinutes} minutes` },
  ],
  note: {
    text: `These are the usual times. Each plan sets its own limit for support: within ${figures.plans.developer.supportHours} hours for Developer, in under ${figures.plans.enterprise.supportHours} hour for Enterprise.`,
    link: { text: "Compare the plans", href: paths.pricing },
  },
};

export const messagesCopy = {
  title: "Contact messages",
  lead: "What visitors wrote. Suspected messages are sorted out, never dropped: look through them now and then.",
  filters: { new: "New", suspected: "Suspected", handled: "Handled" },
  none: {
    new: "No new messages.",
    suspected: "No suspected messages.",
    handled: "No message has been handled yet.",
  },
  suspected: (reason: string) => `Suspected: ${reason}`,
  reply: "Reply by mail",
  subject: (reference: string) => `Re: your message ${reference}`,
  handle: "Mark as handled",
  reopen: "Put back to new",
  handledAt: (moment: string) => `Handled ${moment}`,
  said: {
    handled: (reference: string) => `${reference} is marked as handled.`,
    open: (reference: string) => `${reference} is new again.`,
  },
} as const;
