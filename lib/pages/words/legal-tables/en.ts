import { figures } from "@/lib/site/figures";

const { retention: r, plans } = figures;

/** The tables of terms and privacy policy: what each row is about, by its key. */
export const en = {
  credits: {
    caption: "Credits per request",
    columns: { request: "Request", credits: "Credits" },
    rows: {
      text: "Text",
      advancedText: "Advanced text analysis",
      audio: "Audio",
      image: "Image",
      ocr: "OCR scanning",
      video: "Video",
    },
  },
  plans: {
    caption: "Service levels by plan",
    columns: { commitment: "Commitment", developer: "Developer", enterprise: "Enterprise" },
    uptime: "Uptime",
    requests: {
      label: "API requests",
      developer: `${plans.developer.ratePerMinute} per minute`,
      enterprise: "Unlimited",
    },
    support: {
      label: "First support response",
      developer: `${plans.developer.supportHours} hours`,
      enterprise: `Under ${plans.enterprise.supportHours} hour`,
    },
    credits: { label: "Credits", developer: "Pay as you go", enterprise: "Unlimited" },
    rollover: {
      label: "Rollover of unused credits",
      developer: "Not available",
      enterprise: "Available",
    },
  },
  collection: {
    caption: "What is collected, and when",
    columns: { when: "When", what: "What" },
    /** Of the rows that a form fills: what comes beside its fields. */
    contactToo: "; why it looks like spam, if it does; what we answered",
    requestToo: "; how it reached us, each step and our answer",
    when: {
      contact: "You write to us",
      account: "You sign up",
      request: "You file a privacy request",
      agent: "An authorised agent files it for you",
      optOut: "You opt out",
      statusUpdates: "You subscribe to status updates",
    },
    rows: {
      conversation: [
        "We ask you something about it, or you appeal",
        "Your answer, the files you send with it, and your reasons if you give any",
      ],
      signal: [
        "Your browser sends Global Privacy Control",
        "That it did, with each privacy request or opt-out sent from it",
      ],
      mail: [
        "We write to you",
        "Email address, subject and text of each email, and whether it was delivered",
      ],
      form: [
        "You send a form",
        "Keyed hashes that recognise it when it comes twice; what you typed, without passwords, if it is refused and your browser runs no scripts",
      ],
      page: [
        "Your browser loads a page",
        "Page, time and outcome; network address only as a daily salted hash",
      ],
      api: ["You use the API", "Content, the userId and metadata you send, results, usage and error logs"],
      credits: [
        "You buy credits",
        "Billing contact, invoices and payments; card details go to the payment processor",
      ],
    } satisfies Record<string, [string, string]>,
  },
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
        "The customer’s basis; we act as processor",
      ],
      updates: ["Sending status updates by email", "Subscription", "Consent (a), until you end it"],
      billing: ["Billing", "Billing data, usage", "Contract (b); legal obligation (c)"],
      requests: ["Handling privacy requests", "The request and its record", "Legal obligation (c)"],
      security: [
        "Security and prevention of abuse",
        "Logs, hashed addresses, counters",
        "Legitimate interests (f) in a service that is safe and available",
      ],
      measuring: [
        "Measuring the service",
        "Performance metrics, anonymised analytics",
        "Legitimate interests (f) in a service that works; consent (a) for optional cookies",
      ],
      reporting: [
        "Reporting required by law",
        "What the law names",
        "Legal obligation (c), where the GDPR recognises it",
      ],
    } satisfies Record<string, [string, string, string]>,
  },
  storage: {
    caption: "What this website stores in your browser",
    columns: { purpose: "Purpose", kind: "Kind", set: "When it is set", lasts: "Lasts" },
    kinds: {
      cookie: "Strictly necessary cookie",
      local: "Local storage",
      session: "Session storage",
    },
    lasts: {
      session: "The browser session",
      cleared: "Until you clear it; not sent to us",
    },
    rows: {
      access: {
        purpose: "Site access",
        set: "After a correct passcode, or the button of a link that lets in, while the site is protected",
        lasts: "The browser session; by a link, until that link’s end",
      },
      splash: {
        purpose: "Welcome screen seen",
        set: "When a phone is shown the welcome screen, while the site is protected by a passcode",
      },
      operator: {
        purpose: "Operator sign-in",
        set: "When our own staff sign in to the operator console",
        lasts: `${figures.operatorSessionHours} hours`,
      },
      theme: { purpose: "Theme", set: "When you choose the light or dark theme" },
      announcement: { purpose: "Dismissed announcement", set: "When you close the announcement bar" },
      language: {
        purpose: "Language offered",
        set: "When a page offers itself in your browser’s language, or you choose another language",
      },
      repeat: {
        purpose: "Repeat protection",
        set: "When you send a form: a random value that keeps a double click from sending it twice",
        lasts: "Until you clear it; only hashes made with it are sent",
      },
      reload: {
        purpose: "Reload guard",
        set: "When the passcode page can’t confirm that it is needed: it then reloads once and not again",
        lasts: "Until that check succeeds, or the browser session; not sent to us",
      },
      flag: {
        purpose: "Access flag",
        set: "After a correct passcode, beside the access cookie",
        lasts: "The browser session; not sent to us",
      },
    },
  },
  lifetimes: {
    caption: "Longest lifetimes of optional cookies in the product",
    columns: { category: "Category", use: "Used for", most: "At most", here: "On this website" },
    none: "None set today",
    rows: {
      analytics: [
        "Analytics",
        "Counting which dashboard features are used",
        `${r.analyticsCookieYears} years`,
      ],
      performance: [
        "Performance",
        "Measuring how quickly dashboard pages load",
        `${r.performanceCookieYears} year`,
      ],
    } satisfies Record<string, [string, string, string]>,
  },
  deadlines: {
    caption: "When you can expect an answer",
    columns: { request: "Request", law: "Law", deadline: "Deadline" },
  },
};

export type LegalTableWords = typeof en;
