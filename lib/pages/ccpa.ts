import { ccpaFigures as p, ccpaPublished as published } from "@/lib/privacy/laws";
import { figures, grouped } from "@/lib/site/figures";
import type { LegalTable } from "@/lib/site/legal-table";
import type { LegalDocument } from "./legal-document";

const { retention: r, legal } = figures;

export const ccpa: LegalDocument = {
  title: "CCPA Compliance",
  lead: "If you live in California, the California Consumer Privacy Act, as amended by the California Privacy Rights Act, gives you rights over your personal information. This page says what they are and how to use them.",
  dated: `Notice at Collection effective ${legal.ccpaNoticeEffective}`,
  numbered: false,
  action: { to: "ccpaRequest", label: "Submit CCPA Request", note: `Response within ${p.days} days` },
  keyFacts: [
    { term: "Sold or shared", value: "Nothing", note: "no personal information at all" },
    {
      term: "Know, delete, correct",
      value: `${p.days} days`,
      note: "from the day we receive the request",
    },
    {
      term: "Opt out, limit",
      value: `${p.optOutBusinessDays} business days`,
      note: "and no verification",
    },
    { term: "Receipt confirmed", value: `${p.receiptBusinessDays} business days`, note: "at the latest" },
  ],
  sections: [
    { id: "rights", title: "Your rights" },
    { id: "notice", title: "Notice at Collection" },
    { id: "do-not-sell", title: "We Do Not Sell Your Personal Information" },
    { id: "submit", title: "How to submit a request" },
    { id: "verification", title: "How we verify a request" },
    { id: "disclosure", title: "Annual disclosure" },
  ],
  related: [
    { to: "privacy", label: "Privacy Policy", note: "What is collected, why, and with whom it is shared" },
    { to: "gdpr", label: "GDPR Compliance", note: "Rights of people in the EEA and the United Kingdom" },
    { to: "dataRetention", label: "Data Retention Policy", note: "How long each kind of data is kept" },
    { to: "terms", label: "Terms of Service", note: "The contract, with our duties as service provider" },
  ],
};

export type CcpaRight = { title: string; description: string; details: readonly string[] };

export const ccpaRights: readonly CcpaRight[] = [
  {
    title: "Right to Know",
    description: "Learn what personal information we have collected about you, and receive it.",
    details: [
      "The categories collected, their sources and purposes",
      "The categories of recipients it was disclosed to",
      "The specific pieces of information, in a portable format",
    ],
  },
  {
    title: "Right to Delete",
    description: "Have personal information that we collected from you deleted.",
    details: [
      "We delete it and tell our service providers to do the same",
      `Backups follow within ${r.disasterBackupDays} days`,
      "If a law makes us keep something, we say which law and what",
    ],
  },
  {
    title: "Right to Opt-Out",
    description: "Stop the sale of your personal information and its sharing for cross-context advertising.",
    details: [
      "We do neither, and record your choice all the same",
      "No account and no verification needed",
      "A Global Privacy Control signal counts as a request",
    ],
  },
  {
    title: "Right to Non-Discrimination",
    description: "Use your rights without being treated worse for it.",
    details: [
      "The same price, the same service, the same quality",
      "No reward for giving up a right",
      "No retaliation against employees, applicants or contractors",
    ],
  },
];

type CcpaDataCategory = {
  category: string;
  examples: string;
  collected: boolean;
  sold: boolean;
  purpose: string;
};

const categories: readonly CcpaDataCategory[] = [
  {
    category: "Identifiers",
    examples: "Name, company name, email address, account identifier, hashed network address",
    collected: true,
    sold: false,
    purpose: "To open accounts, answer messages and requests, and prevent abuse",
  },
  {
    category: "Commercial information",
    examples: "Plan, credit purchases, invoices, payments",
    collected: true,
    sold: false,
    purpose: "To bill the service and keep the records that tax law requires",
  },
  {
    category: "Internet or network activity",
    examples: "Pages requested, API calls with time and outcome, errors",
    collected: true,
    sold: false,
    purpose: "To operate, secure and measure the service",
  },
  {
    category: "Audio, electronic, visual or similar information",
    examples: "Text, images, video and audio that customers submit for moderation",
    collected: true,
    sold: false,
    purpose: "To return moderation results, as a service provider of the customer",
  },
];

const answer = (yes: boolean) => (yes ? "Yes" : "No");

export const noticeTable: LegalTable = {
  caption: `Notice at Collection, effective ${legal.ccpaNoticeEffective}`,
  columns: ["Category", "Examples", "Collected", "Sold", "Purpose"],
  rows: categories.map(({ category, examples, collected, sold, purpose }) => [
    category,
    examples,
    answer(collected),
    answer(sold),
    purpose,
  ]),
};

export const disclosureFigures = [
  { term: "Total requests", value: grouped(published.requests) },
  { term: "Average response time", value: `${published.averageResponseDays} days` },
  { term: "Deletion requests", value: grouped(published.deletions) },
  { term: "Opt-out requests", value: grouped(published.optOuts) },
] as const;

export const verificationSteps = [
  {
    title: "Receipt",
    description: `You get a reference at once and a confirmation by email, within ${p.receiptBusinessDays} business days at the latest.`,
  },
  {
    title: "Email confirmation",
    description:
      "We send a link to the address concerned. Opening it and pressing its button confirms the request.",
  },
  {
    title: "Matching",
    description:
      "We compare what you told us with what we hold. For sensitive information or a deletion we may ask for one further detail we already have; we never ask for more than we need, and never for a fee or a notary.",
  },
  {
    title: "Answer",
    description: `Within ${p.days} days of receipt, however long verification takes. If we cannot verify you, we say so and why; a request for specific pieces of information is then answered with the categories, where the law provides for it.`,
  },
] as const;

export const ccpaCopy = {
  portal: "Portal",
  portalLink: "CCPA request portal",
  portalNote: "The quickest way. You get a reference and the due date at once.",
  email: "Email",
  emailNote: "Say which right you want to use and that you live in California.",
  phone: "Toll-free",
  phoneNote: "Free of charge from the United States.",
  publishedLabel: `Published figures for ${published.year}`,
} as const;
