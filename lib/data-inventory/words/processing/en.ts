import { messagesIn } from "@/lib/site/message";

const m = messagesIn("en");

/** What we do with personal data, for the privacy policy and for answers: the text of each row, by its key. */
export const en = {
  purposes: {
    caption: "Purposes and legal bases",
    columns: { purpose: "Purpose", data: "Data", basis: "Legal basis" },
    rows: {
      messages: [
        "Answering messages",
        "Contact message",
        "Legitimate interests (f); contract (b) for customers",
      ],
      accounts: ["Opening and running accounts", "Sign-up and account data", "Contract (b)"],
      moderation: [
        "Providing moderation",
        "Content, metadata, results",
        "The customer’s legal basis; we act as its processor",
      ],
      updates: ["Sending status updates by email", "Subscription", "Consent (a), until you unsubscribe"],
      billing: ["Billing", "Billing data, usage", "Contract (b); legal obligation (c)"],
      requests: [
        "Handling privacy requests",
        "The request and its record",
        "Legal obligation (c) to answer requests; legitimate interests (f) in keeping a record of how we handled them",
      ],
      security: [
        "Security and prevention of abuse",
        "Logs, hashed IP addresses, counters",
        "Legitimate interests (f) in a service that is safe and available",
      ],
      measuring: [
        "Measuring the service",
        "Performance metrics, anonymized analytics",
        "Legitimate interests (f) in a service that works; consent (a) for optional cookies",
      ],
      reporting: [
        "Legally required reports",
        "The data the law specifies",
        "Legal obligation (c), where the GDPR recognizes it",
      ],
    } satisfies Record<string, [string, string, string]>,
  },
  recipients: {
    caption: "Who may receive personal data",
    columns: { who: "Recipient", when: "Why or when" },
    rows: {
      hosting: ["Hosting provider", "Runs our servers, on our instructions and under contract"],
      email: [
        "Email delivery provider",
        "Delivers the emails we send, on our instructions and under contract",
      ],
      payments: ["Payment processor", "Handles payments and card details for customers who buy credits"],
      analysis: [
        "Amazon Web Services",
        "Processes the calls that customers make to the API’s /aws endpoints, on our instructions and under contract",
      ],
      customer: ["The customer whose content it is", "Receives the moderation result"],
      authorities: [
        "Authorities and courts",
        "Where the law requires it. We check that each demand is valid, disclose no more than it requires, and tell the person whose data it is unless the law forbids that",
      ],
      reports: [
        "National Center for Missing & Exploited Children (18 U.S.C. § 2258A)",
        "Where we obtain actual knowledge of apparent child sexual abuse material",
      ],
      advisers: ["Professional advisers", "Advise us, under a duty of confidentiality"],
      successor: [
        "A successor",
        "If our business or part of it is transferred. The successor remains bound by our privacy policy for data collected under it",
      ],
    } satisfies Record<string, [string, string]>,
  },
  sources: {
    person: "You, through our forms, your emails and your replies",
    browser: "Your browser, when it loads a page or sends a form",
    agent: "The person who filed a request for you",
    systems: "Our other systems, such as the dashboard, from your use of them",
  },
  /** The operator's details about the controller; missing ones are not shown. */
  controller: {
    officer: "Data protection officer",
    euRepresentative: "Representative in the European Union (GDPR Art. 27)",
    ukRepresentative: "Representative in the United Kingdom (UK GDPR Art. 27)",
    swissRepresentative: "Representative in Switzerland (FADP Art. 14)",
    imprint: "Imprint",
  },
  transfers: {
    where: m(
      "We are established in {place}. Data that comes to us from elsewhere is processed in the United States, where the law may protect it differently from the law where you live.",
    ),
    safeguards:
      "Where data is transferred to us by a customer, or by us to a service provider, we rely on an adequacy decision if there is one. Otherwise, we rely on the European Commission’s standard contractual clauses (with the United Kingdom addendum and the Swiss adaptations if needed) and on an assessment of the law of the country concerned.",
    copy: m("A copy of the clauses is available from {address}."),
  },
  automatedDecisions:
    "We make no decision based solely on automated processing that has legal or similarly significant effects on you. A contact message that looks like spam is marked as suspected spam for the person who reads it; it is not discarded.",
  /** By the categories of Cal. Civ. Code § 1798.140(v). */
  categories: {
    identifiers: {
      category: "Identifiers",
      examples: "Name, company name, email address, account identifier, hashed IP address",
      purpose: "To open accounts, answer messages and requests, send status updates, and prevent abuse",
    },
    commercial: {
      category: "Commercial information",
      examples: "Plan, credit purchases, invoices, payments",
      purpose: "To bill for the service and keep billing records",
    },
    activity: {
      category: "Internet or other electronic network activity information",
      examples: "Pages requested, API calls with time and outcome, errors",
      purpose: "To operate, secure and measure the service",
    },
    media: {
      category: "Audio, electronic, visual or similar information",
      examples: "Text, images, video and audio that customers submit for moderation",
      purpose: "To return moderation results, as a service provider of the customer",
    },
    credentials: {
      category:
        "Account log-in with password (sensitive personal information, Cal. Civ. Code §\u00a01798.140(ae)(1)(B))",
      examples: "Email address and password hash of an account",
      purpose: "To make sure that only you can sign in",
    },
  },
};

export type ProcessingWords = typeof en;
