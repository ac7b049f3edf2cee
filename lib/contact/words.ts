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
  lead: "What visitors wrote. Suspected spam is listed apart and never dropped: check it from time to time.",
  filters: { new: "New", suspected: "Suspected", handled: "Handled" },
  none: {
    new: "No new messages.",
    suspected: "No suspected messages.",
    handled: "No message has been handled yet.",
  },
  suspected: (reason: string) => `Suspected: ${reason}`,
  open: "Open",
  back: "All contact messages",
  gone: "There is no such message. It may have been erased, or its retention period may have ended.",
  handle: "Mark as handled",
  reopen: "Mark as new",
  handledAt: (moment: string) => `Handled ${moment}`,
  said: {
    handled: (reference: string) => `${reference} is marked as handled.`,
    open: (reference: string) => `${reference} is new again.`,
  },
} as const;

/** What staff did with a message, as its thread says it. */
export const eventLabels: Record<string, string> = {
  taken: "Taken",
  given: "Assigned",
  released: "Unassigned",
  handled: "Marked as handled",
  reopened: "Mark as new",
  answered: "Answered",
};

export const threadCopy = {
  wrote: (moment: string) => `Wrote ${moment}`,
  thread: "Thread",
  givenTo: (name: string) => `Assigned to ${name}`,
  answer: {
    title: "Answer",
    lead: (email: string) =>
      `Goes to ${email} by email, with the reference and the original message. Replies arrive at ${site.email.hello}.`,
    label: "Your answer",
    handled: "Mark as handled",
    button: "Send the answer",
  },
  mail: {
    sent: (moment: string) => `Delivered ${moment}`,
    waiting: "On its way",
    retried: (tries: string, moment: string) => `Not delivered yet after ${tries}; next try ${moment}`,
    dead: "Not delivered: given up",
    gone: "Not delivered; its mail was past its period",
    resend: "Send again",
  },
  marks: { handled: "Handled", new: "New" },
  facts: { title: "The message", from: "From", reference: "Reference", received: "Received" },
  said: {
    answer: (reference: string) => `The answer to ${reference} is on its way.`,
    resend: "The answer is on its way again.",
  },
} as const;
