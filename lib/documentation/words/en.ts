import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { type EventType, eventList } from "@/lib/webhooks/events";

/** The cells of a row, in the order of the columns. */
type Row = [string, string, string];
type Pair = [string, string];

const { plans, claims, retention, credits } = figures;

export const en = {
  header: {
    eyebrow: "Documentation",
    title: "From the first key to the first verdict",
    lead: `Send content, get a decision. Everything the ${site.name} API takes, answers and costs, as far as it is described, with complete programs to start from.`,
  },
  receiversHeader: {
    eyebrow: "Documentation",
    title: "Webhooks of this website",
    lead: `For the systems of whoever runs ${site.name}: a confirmed sign-up, a message, an incident reaches them within seconds, signed.`,
  },
  /** Each section's title, and one sentence for its card and below its heading. */
  sections: {
    "quick-start": {
      title: "Quick Start",
      lead: "A first result in under five minutes, without an account and without a key.",
    },
    "api-reference": {
      title: "API Reference",
      lead: "Eight endpoints, JSON in and JSON out, one key.",
    },
    "integration-guides": {
      title: "Integration Guides",
      lead: "Four programs for four decisions every integration has to make.",
    },
    "security-privacy": {
      title: "Security & Privacy",
      lead: "What to do with the key, what happens to the content, and what is yours to decide.",
    },
    configuration: {
      title: "Configuration",
      lead: "The few settings on your side, what your plan changes, and what a month will cost.",
    },
    webhooks: {
      title: "Receive events",
      lead: "What this website tells other systems, how to know that it is genuine, and what to answer.",
    },
  },
  help: {
    title: "Still stuck?",
    lead: "Three places to look next.",
    mail: {
      title: "Write to us",
      text: "Say what you sent and what came back; the `requestId` finds the rest.",
      label: site.email.support,
    },
    status: {
      title: "System status",
      text: "Measured every minute, with the incidents that were posted.",
      label: "See the status",
    },
    repository: {
      title: "Source repository",
      text: "The address kept for published source code. Nothing on this page depends on it.",
      label: "Open the repository",
    },
  },
  /** What no section holds. */
  labels: {
    sections: "Sections",
    contents: "On this page",
    asMarkdown: "As Markdown",
    language: "Language",
    request: "Request",
    answer: "Answer",
    required: "required",
    optional: "optional",
    credits: "credits",
    free: "no credits listed",
    linkTo: "Link to",
    shell: "Shell",
  },
  types: {
    listOf: (type: string) => `list of ${type}s`,
    dateTime: "date and time",
    address: "address",
    any: "any",
  },
  search: {
    search: "Search this page",
    hint: "Press Ctrl+K or ⌘K to search",
    keys: "Ctrl K",
    found: "parts found",
    none: "Nothing on this page has all of these words.",
  },
  copy: {
    idle: "Copy",
    done: "Copied",
    /** Where the browser doesn't let the page copy. */
    selected: "Selected",
    byHand: "The code is selected. Copy it with your keyboard or your browser’s menu.",
  },
  calculator: {
    title: "What a month costs",
    kind: "Kind",
    perCall: "Credits per check",
    calls: "Checks per month",
    credits: "Credits",
    total: "Credits per month",
    free: `The ${credits.onRegistration} credits of a new account come off the first month.`,
    kinds: {
      text: "Text",
      advancedText: "Advanced text analysis",
      image: "Image",
      ocr: "OCR scanning",
      audio: "Audio",
      video: "Video",
    },
    /** What so many checks a month mean for the limit per minute; the browser puts the figure in. */
    limit: {
      tiny: "under 0.1",
      within: `Spread evenly over the month, that is {figure} requests per minute; the Developer plan’s limit of ${plans.developer.ratePerMinute} is for the peaks.`,
      over: `Spread evenly over the month, that is {figure} requests per minute, over the Developer plan’s limit of ${plans.developer.ratePerMinute}: this is an Enterprise volume.`,
    },
  },
  endpoints: { columns: ["Endpoint", "What it does", "Credits"] as Row },
  errors: { columns: ["Status", "Meaning", "What to do"] as Row },
  languages: {
    caption: "How each language is run",
    columns: ["Language", "Command, with the file’s name", "Needs"] as Row,
  },
  retention: {
    caption: "Retention by kind of data",
    columns: ["Data", "Kept for"] as Pair,
    content: ["Submitted content", `${retention.contentHours} hours`] as Pair,
    results: ["Moderation results and metadata", `${retention.resultsDays} days`] as Pair,
    logs: ["API usage and error logs", `${retention.logsDays} days`] as Pair,
    performance: ["Performance metrics", `${retention.performanceDays} days`] as Pair,
    analytics: ["Analytics, anonymised", `${retention.analyticsYears} year`] as Pair,
  },
  settings: {
    caption: "Settings of a client",
    columns: ["Setting", "Value", "Why"] as Row,
    key: ["Your key", "One per environment, from the dashboard"] as Pair,
    url: [
      `\`${site.api.baseUrl}\` unless it is set`,
      "The base URL as a setting: tests then use the mock",
    ] as Pair,
    timeout: [
      "Timeout",
      `${timeoutSeconds} seconds a try`,
      `Far above the ${claims.analysisMs} ms an analysis takes. Python’s counts each wait for data, not the whole`,
    ] as Row,
    tries: [
      "Tries",
      `${retries.tries}, on \`429\`, 5xx and no answer`,
      "Each after the pause that [the guide](#wait-and-retry) describes",
    ] as Row,
  },
  plans: {
    caption: "Differences by plan",
    columns: ["What you get", "Developer", "Enterprise"] as Row,
    rate: ["Requests per minute", String(plans.developer.ratePerMinute), "Unlimited"] as Row,
    models: ["AI models", String(plans.developer.models), "All, and custom training"] as Row,
    webhooks: ["Webhooks", "Basic", "Advanced"] as Row,
    bulk: ["Bulk processing", "Standard rates", "Volume discounts"] as Row,
    uptime: ["Uptime SLA", plans.developer.uptimeSla, plans.enterprise.uptimeSla] as Row,
    support: [
      "Support response",
      `${plans.developer.supportHours} hours`,
      `Under ${plans.enterprise.supportHours} hour`,
    ] as Row,
  },
  events: {
    caption: "Every type of event",
    columns: ["Type", "Sent when", "Its data, beside the addresses"] as Row,
    when: Object.fromEntries(eventList.map(({ type, when }) => [type, when])) as Record<EventType, string>,
  },
};

export type DocumentationWords = typeof en;
