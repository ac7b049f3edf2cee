import { gdprFigures, ccpaFigures as us } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { calendarDate } from "@/lib/site/dates";
import { figures } from "@/lib/site/figures";

const { terms: t, retention: r } = figures;
const effective = calendarDate(figures.legal.ccpaNoticeEffective, "en");

/** Text around legal documents: titles, key facts, sections and related pages. */
export const en = {
  /**
   * The first sentence of a translation of the terms and the privacy policy, and the label of the link to the English
   * text.
   */
  binding: null as { note: string; original: string } | null,
  terms: {
    title: "Terms of Service",
    lead: `The contract between you and ${site.legalName} for the ${site.name} moderation service, its API and your account.`,
    keyFacts: {
      ending: {
        term: "Ending the contract",
        value: `${t.terminationDays} days`,
        note: "notice, by either side",
      },
      prices: { term: "Price changes", value: `${t.priceChangeDays} days`, note: "notice before they apply" },
      discontinuing: {
        term: "Discontinuing the service",
        value: `${t.discontinuationDays} days`,
        note: "notice before it ends",
      },
      disputes: {
        term: "Disputes",
        value: "Arbitration",
        note: `in ${site.address.region}, if informal resolution fails`,
      },
    },
    sections: {
      acceptance: "Acceptance and arbitration notice",
      definitions: "Definitions",
      "intellectual-property": "Intellectual property",
      service: "Service description",
      liability: "Liability disclaimer",
      account: "Account",
      "acceptable-use": "Acceptable use",
      "data-processing": "Data processing",
      api: "API and rate limits",
      billing: "Billing",
      indemnification: "Indemnification and warranties",
      arbitration: "Arbitration",
      termination: "Modifications and termination",
    },
  },
  privacy: {
    title: "Privacy Policy",
    lead: `What personal data ${site.name} handles, what it is used for, who receives it, how long it is kept and what you can do about it.`,
    keyFacts: {
      content: {
        term: "Submitted content",
        value: `${r.contentHours} hours`,
        note: "then deleted automatically",
      },
      trackers: { term: "Advertising trackers", value: "None", note: "on this website" },
      sold: { term: "Personal data sold", value: "None", note: "and none shared for advertising" },
    },
    /** The fact whose figure comes from the laws. */
    answer: "Answer to a request",
    sections: {
      controller: "Controller",
      scope: "Scope",
      collection: "Collection",
      processing: "Processing and sharing",
      retention: "Retention",
      rights: "Your rights",
      security: "Security",
      transfers: "International transfers",
      cookies: "Cookies and browser storage",
      compliance: "Compliance",
      changes: "Changes to this policy",
    },
  },
  dataRetention: {
    title: "Data Retention Policy",
    lead: "How long each kind of data is kept, when the period starts, and how it is deleted when the period ends.",
    keyFacts: {
      content: {
        term: "Submitted content",
        value: `${r.contentHours} hours`,
        note: "text, images, video and audio",
      },
      results: {
        term: "Moderation results",
        value: `${r.resultsDays} days`,
        note: "verdicts and their metadata",
      },
      logs: { term: "Logs", value: `${r.logsDays} days`, note: "API usage and errors" },
      backups: { term: "Oldest backup", value: `${r.disasterBackupDays} days`, note: "then overwritten" },
    },
    sections: {
      categories: "Data categories and retention periods",
      schedule: "Automated deletion schedule",
      minimisation: "Data minimization principles",
      "your-deletion": "User-initiated deletion",
      backups: "Backup retention",
      compliance: "Compliance",
    },
  },
  gdpr: {
    title: "GDPR Compliance",
    lead: "If you are in the European Economic Area, the General Data Protection Regulation gives you rights over your personal data. This page explains your rights, how long requests take, and who to contact.",
    action: { label: "Submit GDPR Request", note: `Answer within ${gdprFigures.days} days` },
    keyFacts: {
      most: {
        term: "Most requests",
        value: `${gdprFigures.days} days`,
        note: "from the day we receive them",
      },
      objections: {
        term: "Objections",
        value: `${gdprFigures.objectionDays} days`,
        note: "from the day we receive them",
      },
      cost: { term: "Cost", value: "Free", note: "no account needed" },
      extension: {
        term: "Extension",
        value: `${gdprFigures.extensionMonths} months`,
        note: "at most, and only once; we’ll tell you why",
      },
    },
    sections: {
      rights: "Your six rights",
      request: "How a request works",
      "legal-bases": "Legal bases",
      transfers: "Transfer safeguards",
      dpo: "Data protection contact",
      authority: "Supervisory authority",
    },
  },
  ccpa: {
    title: "CCPA Compliance",
    lead: "If you live in California, the California Consumer Privacy Act, as amended by the California Privacy Rights Act, gives you rights over your personal information. This page explains your rights and how to use them.",
    dated: `Notice at Collection effective ${effective}`,
    action: { label: "Submit CCPA Request", note: `Response within ${us.days} days` },
    keyFacts: {
      sold: { term: "Sold or shared", value: "None", note: "of your personal information" },
      know: {
        term: "Know, delete, correct",
        value: `${us.days} days`,
        note: "from the day we receive the request",
      },
      optOut: {
        term: "Opt out, limit",
        value: `${us.optOutBusinessDays} business days`,
        note: "and no verification",
      },
      receipt: {
        term: "Receipt confirmed",
        value: `${us.receiptBusinessDays} business days`,
        note: "at the latest",
      },
    },
    sections: {
      rights: "Your rights",
      notice: "Notice at Collection",
      "do-not-sell": "We Do Not Sell Your Personal Information",
      submit: "How to submit a request",
      verification: "How we verify and answer a request",
      disclosure: "Annual disclosure",
    },
  },
  /** The links below a page, by target. */
  related: {
    security: { label: "Security", note: "What is stored right now, and how it is protected" },
    terms: { label: "Terms of Service", note: "The contract for using the service" },
    privacy: {
      label: "Privacy Policy",
      note: "What is collected, why, and who it is shared with",
    },
    dataRetention: { label: "Data Retention Policy", note: "How long each kind of data is kept" },
    gdpr: { label: "GDPR Compliance", note: "Rights of people in the EEA" },
    ccpa: { label: "CCPA Compliance", note: "Rights of California residents" },
  },
  /** Notes that the link to the terms has on the pages of the laws. */
  notes: {
    processing: "The contract, with our duties as processor",
    providing: "The contract, with our duties as service provider",
  },
};

export type LegalWords = typeof en;
