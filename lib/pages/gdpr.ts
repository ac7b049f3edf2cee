import { gdprFigures as p } from "@/lib/privacy/laws";
import { figures } from "@/lib/site/figures";
import type { LegalDocument } from "./legal-document";

const { legal } = figures;
const standard = `${p.days} days`;

export const gdpr: LegalDocument = {
  title: "GDPR Compliance",
  lead: "If you are in the European Economic Area or the United Kingdom, the General Data Protection Regulation gives you rights over your personal data. This page says what they are, how long we take, and whom to turn to.",
  dated: `Last updated ${legal.gdprUpdated}`,
  numbered: false,
  action: { to: "gdprRequest", label: "Submit GDPR Request", note: `Answer within ${standard}` },
  keyFacts: [
    { term: "Most requests", value: standard, note: "from the day we receive them" },
    { term: "Objections", value: `${p.objectionDays} days`, note: "from the day we receive them" },
    { term: "Cost", value: "Free", note: "and no account is needed" },
    { term: "Extension", value: `${p.extensionMonths} months`, note: "at most, once, with the reason" },
  ],
  sections: [
    { id: "rights", title: "Your six rights" },
    { id: "request", title: "How a request works" },
    { id: "legal-bases", title: "Legal bases" },
    { id: "transfers", title: "Transfer safeguards" },
    { id: "dpo", title: "Data protection officer" },
    { id: "authority", title: "Supervisory authority" },
  ],
  related: [
    { to: "privacy", label: "Privacy Policy", note: "What is collected, why, and with whom it is shared" },
    { to: "dataRetention", label: "Data Retention Policy", note: "How long each kind of data is kept" },
    { to: "terms", label: "Terms of Service", note: "The contract, with our duties as processor" },
    { to: "ccpa", label: "CCPA Compliance", note: "Rights of California residents" },
  ],
};

export type GdprRight = {
  title: string;
  article: string;
  timeframe: string;
  description: string;
};

export const gdprCopy = {
  timeframeLabel: "Answer within",
} as const;

export const gdprRights: readonly GdprRight[] = [
  {
    title: "Right of access",
    article: "Article 15",
    timeframe: standard,
    description:
      "Learn whether we hold personal data about you, and receive a copy with its purposes, recipients, periods and source.",
  },
  {
    title: "Right to rectification",
    article: "Article 16",
    timeframe: standard,
    description: "Have inaccurate data corrected and incomplete data completed.",
  },
  {
    title: "Right to erasure",
    article: "Article 17",
    timeframe: standard,
    description:
      "Have your data deleted where it is no longer needed, you withdraw consent or object, or it was used unlawfully. Where the law makes us keep a record, we say which.",
  },
  {
    title: "Right to restriction",
    article: "Article 18",
    timeframe: standard,
    description:
      "Have us keep your data but not use it, while its accuracy or an objection is being checked or because you need it for a legal claim.",
  },
  {
    title: "Right to data portability",
    article: "Article 20",
    timeframe: standard,
    description:
      "Receive data that you gave us, and that we process by consent or contract, in a structured, machine-readable format, or have it sent to another controller where that is feasible.",
  },
  {
    title: "Right to object",
    article: "Article 21",
    timeframe: `${p.objectionDays} days`,
    description:
      "Object to processing that rests on legitimate interests. We stop unless we show compelling grounds. An objection to direct marketing always succeeds.",
  },
];

export const legalBases = [
  {
    title: "Contract",
    article: "Article 6(1)(b)",
    description:
      "What we need in order to open and run your account, provide the service, bill it and support you.",
  },
  {
    title: "Legal obligation",
    article: "Article 6(1)(c)",
    description: "Billing records that tax law requires, and the handling and record of privacy requests.",
  },
  {
    title: "Legitimate interests",
    article: "Article 6(1)(f)",
    description:
      "Answering people who write to us, keeping the service secure and free of abuse, and measuring whether it works. We weigh these against your interests; you may object.",
  },
  {
    title: "Consent",
    article: "Article 6(1)(a)",
    description:
      "Optional cookies in the product and anything else you expressly agree to. You can withdraw consent at any time, as easily as you gave it.",
  },
] as const;
