import type { LegalDocument } from "@/lib/pages/legal-document";
import { answerFact, presentedLaws, requestForms } from "@/lib/privacy/law-words";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { LegalTable } from "@/lib/site/legal-table";

export const requestLinks = requestForms.map(({ href, portal }) => ({ href, label: portal }));

const related = {
  terms: { to: "terms", label: "Terms of Service", note: "The contract for using the service" },
  privacy: {
    to: "privacy",
    label: "Privacy Policy",
    note: "What is collected, why, and with whom it is shared",
  },
  retention: {
    to: "dataRetention",
    label: "Data Retention Policy",
    note: "How long each kind of data is kept",
  },
} as const;

const lawPages = presentedLaws.map(({ page, name, whose }) => ({
  to: page,
  label: `${name} Compliance`,
  note: `Rights of ${whose}`,
}));
const lawForms = requestForms.map(({ key, portal, note }) => ({ to: key, label: portal, note }));

const { terms: t, retention: r, legal } = figures;

export const terms: LegalDocument = {
  title: "Terms of Service",
  lead: `The contract between you and ${site.legalName} for the ${site.name} moderation service, its API and this website.`,
  dated: `Last updated ${legal.termsUpdated}`,
  numbered: true,
  keyFacts: [
    { term: "Ending the contract", value: `${t.terminationDays} days`, note: "notice, by either side" },
    { term: "Price changes", value: `${t.priceChangeDays} days`, note: "notice before they apply" },
    {
      term: "Discontinuing the service",
      value: `${t.discontinuationDays} days`,
      note: "notice before it ends",
    },
    { term: "Disputes", value: "Arbitration", note: `in ${site.address.region}, after informal resolution` },
  ],
  sections: [
    { id: "acceptance", title: "Acceptance and arbitration notice" },
    { id: "definitions", title: "Definitions" },
    { id: "intellectual-property", title: "Intellectual property" },
    { id: "service", title: "Service description" },
    { id: "liability", title: "Liability disclaimer" },
    { id: "account", title: "Account" },
    { id: "acceptable-use", title: "Acceptable use" },
    { id: "data-processing", title: "Data processing" },
    { id: "api", title: "API and rate limits" },
    { id: "billing", title: "Billing" },
    { id: "indemnification", title: "Indemnification and warranties" },
    { id: "arbitration", title: "Arbitration" },
    { id: "termination", title: "Modifications and termination" },
  ],
  related: [related.privacy, related.retention, ...lawPages],
};

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  lead: `What personal data ${site.name} handles, what it is used for, who receives it, how long it is kept and what you can do about it.`,
  dated: `Last updated ${legal.privacyUpdated}`,
  numbered: true,
  keyFacts: [
    { term: "Submitted content", value: `${r.contentHours} hours`, note: "then deleted automatically" },
    { term: "Advertising trackers", value: "None", note: "on this website" },
    { term: "Personal data sold", value: "None", note: "and none shared for advertising" },
    { term: "Answer to a request", ...answerFact },
  ],
  sections: [
    { id: "controller", title: "Controller" },
    { id: "scope", title: "Scope" },
    { id: "collection", title: "Collection" },
    { id: "processing", title: "Processing and sharing" },
    { id: "retention", title: "Retention" },
    { id: "rights", title: "Your rights" },
    { id: "security", title: "Security" },
    { id: "transfers", title: "International transfers" },
    { id: "cookies", title: "Cookies and browser storage" },
    { id: "compliance", title: "Compliance" },
    { id: "changes", title: "Changes to this policy" },
  ],
  related: [...lawForms, related.retention, related.terms],
};

export const dataRetention: LegalDocument = {
  title: "Data Retention Policy",
  lead: "How long each kind of data is kept, when the period starts, and how it is deleted when the period ends.",
  dated: `Last updated ${legal.retentionUpdated}`,
  numbered: true,
  keyFacts: [
    { term: "Submitted content", value: `${r.contentHours} hours`, note: "text, images, video and audio" },
    { term: "Moderation results", value: `${r.resultsDays} days`, note: "verdicts and their metadata" },
    { term: "Logs", value: `${r.logsDays} days`, note: "API usage and errors" },
    { term: "Oldest backup", value: `${r.disasterBackupDays} days`, note: "then overwritten" },
  ],
  sections: [
    { id: "categories", title: "Data categories and retention periods" },
    { id: "schedule", title: "Automated deletion schedule" },
    { id: "minimisation", title: "Data-minimisation principles" },
    { id: "your-deletion", title: "User-initiated deletion" },
    { id: "backups", title: "Backup retention" },
    { id: "compliance", title: "Compliance" },
  ],
  related: [related.privacy, related.terms, ...lawPages],
};

const { credits, plans } = figures;

export const creditTable: LegalTable = {
  caption: "Credits per request",
  columns: ["Request", "Credits"],
  rows: [
    ["Text", `${credits.cost.text}`],
    ["Advanced text analysis", `${credits.cost.advancedText}`],
    ["Audio", `${credits.cost.audio}`],
    ["Image", `${credits.cost.image}`],
    ["OCR scanning", `${credits.cost.ocr}`],
    ["Video", `${credits.cost.video}`],
  ],
};

export const planTable: LegalTable = {
  caption: "Service levels by plan",
  columns: ["Commitment", "Developer", "Enterprise"],
  rows: [
    ["Uptime", plans.developer.uptimeSla, plans.enterprise.uptimeSla],
    ["API requests", `${plans.developer.ratePerMinute} per minute`, "Unlimited"],
    [
      "First support response",
      `${plans.developer.supportHours} hours`,
      `Under ${plans.enterprise.supportHours} hour`,
    ],
    ["Credits", "Pay as you go", "Unlimited"],
    ["Rollover of unused credits", "Not available", "Available"],
  ],
};
