import { site } from "@/lib/site/brand";
import { countryIn } from "@/lib/site/country";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { responseTimes } from "@/lib/site/response-times";

const m = messagesIn("en");
const times = responseTimes.en;
const { developer, enterprise } = figures.plans;

export const en = {
  header: {
    title: "Get in Touch",
    lead: "Ask about moderation, pricing or an integration, and a person will answer. Tell us what you’re building and what you need.",
  },
  types: {
    general: "General Inquiry",
    sales: "Sales",
    support: "Technical Support",
    partnership: "Partnership",
  },
  form: {
    label: "Contact",
    name: "Name",
    company: "Company",
    type: "Inquiry Type",
    /** Its name in emails and the console. */
    typeNoun: "Inquiry type",
    noType: "Choose an inquiry type.",
    message: "Message",
    messageHint: "Please don’t include passwords or API keys. We never need them.",
    submit: { idle: "Send Message", busy: "Sending..." },
    failed: "Failed to send message",
    retry: "Failed to submit form. Please try again.",
    sent: "Message sent successfully!",
    thanks: `Thank you for reaching out. We'll get back to you within ${times.general}.`,
  },
  /** The data that the form collects, as listed in the privacy policy. */
  collected: {
    name: "name",
    email: "email address",
    company: "company (if you give it)",
    type: "inquiry type",
    message: "message",
  },
  cards: {
    email: { title: "Email", lines: [site.email.hello, `We answer within ${times.general}`] },
    chat: { title: "Live Chat", lines: ["Chat from your dashboard", "Available 24/7"] },
    phone: { title: "Phone", lines: [site.phone.main, "For sales, account questions and emergencies"] },
    office: {
      title: "Office",
      lines: [
        `${site.address.city}, ${site.address.region}`,
        `${site.address.street}, ${site.address.postalCode}, ${countryIn.en}`,
      ],
    },
  },
  enterprise: {
    title: "Enterprise Solutions",
    body: "Write to our enterprise team about custom models, on-premise deployment, volume pricing or a custom agreement.",
    points: {
      answers: `Answers within ${figures.response.enterpriseHours} hour`,
      uptime: `${enterprise.uptimeSla} uptime SLA`,
      manager: "A dedicated account manager",
    },
    action: "Contact Sales",
    mailSubject: "Enterprise inquiry",
  },
  responses: {
    title: "Response Times",
    lead: "When you can expect a first answer, by topic.",
    rows: {
      general: { topic: "General inquiries", time: times.general },
      technical: { topic: "Technical support", time: times.technical },
      enterprise: { topic: "Enterprise", time: times.enterprise },
      emergency: { topic: "Emergencies", time: times.emergency },
      legal: { topic: "Legal inquiries", time: times.legal },
      status: {
        topic: "Outages reported by phone",
        time: `Within ${figures.response.statusEmergencyMinutes} minutes`,
      },
    },
    /** The telephone number follows. */
    emergency: "In an emergency, call us:",
    note: `These are our usual times. Each plan sets a maximum time for the first support response: ${developer.supportHours} hours for Developer, under ${enterprise.supportHours} hour for Enterprise.`,
    plans: "Compare the plans",
  },
  mail: {
    received: m("We received your message ({reference})"),
    heading: "Thank you for reaching out",
    promise: `Your message is with our team. We’ll get back to you within ${times.general}.`,
    reference: "Reference",
    notYou: "If you didn’t send us a message, you can ignore this email and our answer.",
    again: m("Re: {subject}"),
    ourAnswer: m("Our answer to your message {reference}"),
    wroteOn: m("You wrote on {date}:"),
  },
};

export type ContactWords = typeof en;
