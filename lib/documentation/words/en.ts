import { retries } from "@/lib/integration-api/guides";
import { timeoutSeconds } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

/** The cells of a row, in the order of the columns. */
type Row = [string, string, string];
type Pair = [string, string];

const { plans, claims, retention, credits } = figures;

export const en = {
  header: {
    eyebrow: "Documentation",
    title: "From the first key to the first verdict",
    lead: `Send content, get a verdict, decide what follows. Here is what each endpoint of the ${site.name} API accepts and returns, with complete programs to start from.`,
  },
  /** Each section's title, and one sentence for its card and below its heading. */
  sections: {
    "quick-start": {
      title: "Quick Start",
      lead: "A first result in under five minutes, without an account or a real key.",
    },
    "api-reference": {
      title: "API Reference",
      lead: "Eight endpoints, JSON in and JSON out, one key.",
    },
    moderation: {
      title: "Check content",
      lead: "Three endpoints: one for text, one for images, and one for the words inside images.",
    },
    "image-analysis": {
      title: "Analyze images",
      lead: "Three endpoints that detect objects, analyze faces and recognize public figures in an image.",
    },
    service: {
      title: "Account and health",
      lead: "Two read-only endpoints: one for your account’s statistics, and one for the health of the service.",
    },
    errors: {
      title: "Errors",
      lead: "What an error looks like, what to do about it, and what is not specified.",
    },
    "integration-guides": {
      title: "Integration Guides",
      lead: "Four programs for situations that most integrations have to handle.",
    },
    "security-privacy": {
      title: "Security & Privacy",
      lead: "How to keep your key safe, what happens to the content, and what is up to you.",
    },
    configuration: {
      title: "Configuration",
      lead: "The few settings on your side, what your plan changes, and what a month will cost.",
    },
    webhooks: {
      title: "Webhooks",
      lead: "Which events this website sends, how to check that they are genuine, and how to respond.",
    },
    changelog: {
      title: "API changelog",
      lead: "What changed in the API, and how changes are announced.",
    },
  },
  help: {
    title: "Still stuck?",
    lead: "Three ways to get help.",
    mail: {
      title: "Write to us",
      text: "Tell us what you sent and what came back. For an error, include its `requestId`, so that we can find the request.",
      label: site.email.support,
    },
    status: {
      title: "System status",
      text: "Measurements taken every minute, with current and recent incidents. The page shows whether the measurements include the moderation API.",
      label: "See the status",
    },
    repository: {
      title: "Source repository",
      text: "The public source code of our SDK, which isn’t documented here yet.",
      label: "Open the repository",
    },
  },
  /** Text outside sections. */
  labels: {
    sections: "Sections",
    contents: "Documentation contents",
    asMarkdown: "As Markdown",
    language: "Language",
    request: "Request",
    answer: "Response",
    required: "required",
    optional: "optional",
    credits: "credits",
    free: "no price listed",
    /** After credits that the price list doesn’t state. */
    assumed: "assumed",
    linkTo: "Link to",
    shell: "Shell",
  },
  types: {
    listOf: (type: string) => `list of ${type}s`,
    dateTime: "date and time",
    address: "URL",
    any: "any",
  },
  search: {
    search: "Search docs",
    hint: "Press Ctrl+K or ⌘K to search",
    keys: "Ctrl K",
    foundOne: "1 matching section",
    found: "matching sections",
    none: "No section contains all of these words.",
    loading: "Loading the search…",
    failed: "The search could not be loaded. We’ll keep trying.",
  },
  tryIt: {
    title: "Try it",
    lead: "A mock of the API runs inside this page. Nothing you type leaves your browser.",
    body: "Request body",
    answerWith: "Respond with",
    send: "Send",
    request: "Request",
    answer: "Response",
    ready: "Ready to send.",
    loading: "Loading the mock…",
    failed: "The mock could not be loaded. Check your connection and try again.",
  },
  copy: {
    idle: "Copy",
    /** In a button's name, between the action and the program's name. */
    between: " ",
    done: "Copied",
    /** Shown if the browser doesn't allow copying. */
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
    free: `In the first month, subtract a new account’s ${credits.onRegistration} free credits from the total.`,
    kinds: {
      text: "Text",
      advancedText: "Advanced text analysis",
      image: "Image",
      ocr: "OCR scanning",
      audio: "Audio",
      video: "Video",
    },
    /** What a number of checks per month means for the limit per minute; the browser inserts the figure. */
    limit: {
      tiny: "under 0.1",
      within: `Spread evenly over the month, your checks come to {figure} per minute, within the Developer limit of ${plans.developer.ratePerMinute}. The limit matters at peak times.`,
      over: `Spread evenly over the month, your checks come to {figure} per minute. This exceeds the Developer limit of ${plans.developer.ratePerMinute} and needs an Enterprise plan.`,
    },
  },
  endpoints: { columns: ["Endpoint", "What it does", "Credits"] as Row },
  errors: { caption: "Error statuses", columns: ["Status", "Meaning", "What to do"] as Row },
  languages: {
    caption: "How to run a sample in each language",
    columns: ["Language", "Command (with your file’s name)", "Needs"] as Row,
  },
  retention: {
    caption: "Retention by kind of data",
    columns: ["Data", "Kept for"] as Pair,
    content: ["Submitted content", `${retention.contentHours} hours`] as Pair,
    results: ["Moderation results and metadata", `${retention.resultsDays} days`] as Pair,
    logs: ["API usage and error logs", `${retention.logsDays} days`] as Pair,
    performance: ["Performance metrics", `${retention.performanceDays} days`] as Pair,
    analytics: ["Analytics, anonymized", `${retention.analyticsYears} year`] as Pair,
  },
  settings: {
    caption: "Client settings",
    columns: ["Setting", "Value", "Why"] as Row,
    key: ["Your key, one per environment, from the dashboard", "Authenticates every request"] as Pair,
    url: [`\`${site.api.baseUrl}\` by default`, "Lets your tests use the mock"] as Pair,
    timeout: [
      "Timeout",
      `${timeoutSeconds} seconds per attempt`,
      `Far longer than an analysis takes (under ${claims.analysisMs} ms). In Python, it applies to each network operation, not to the whole request.`,
    ] as Row,
    tries: [
      "Attempts",
      `${retries.tries} in all; try again after \`429\`, 5xx or no response`,
      "These failures are often temporary. Pause between attempts as [the guide](#wait-and-retry) describes.",
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
    columns: ["Type", "Sent when", "Event data (besides the links)"] as Row,
  },
};

export type DocumentationWords = typeof en;
