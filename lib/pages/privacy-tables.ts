import { collected } from "@/lib/privacy/collected";
import { deadlineRows } from "@/lib/privacy/law-words";
import { figures } from "@/lib/site/figures";
import type { LegalTable } from "@/lib/site/legal-table";

const { retention: r } = figures;

export const collectionTable: LegalTable = {
  caption: "What is collected, and when",
  columns: ["When", "What"],
  rows: [
    ["You write to us", `${collected.contact}; why it looks like spam, if it does; what we answered`],
    ["You sign up", collected.account],
    ["You file a privacy request", `${collected.request}; how it reached us, each step and our answer`],
    ["An authorised agent files it for you", collected.agent],
    [
      "We ask you something about it, or you appeal",
      "Your answer, the files you send with it, and your reasons if you give any",
    ],
    ["You opt out", collected.optOut],
    ["You subscribe to status updates", collected.statusUpdates],
    [
      "Your browser sends Global Privacy Control",
      "That it did, with each privacy request or opt-out sent from it",
    ],
    ["We write to you", "Email address, subject and text of each email, and whether it was delivered"],
    [
      "You send a form",
      "Keyed hashes that recognise it when it comes twice; what you typed, without passwords, if it is refused and your browser runs no scripts",
    ],
    ["Your browser loads a page", "Page, time and outcome; network address only as a daily salted hash"],
    ["You use the API", "Content, the userId and metadata you send, results, usage and error logs"],
    ["You buy credits", "Billing contact, invoices and payments; card details go to the payment processor"],
  ],
};

export const purposeTable: LegalTable = {
  caption: "Purposes and legal bases",
  columns: ["Purpose", "Data", "Legal basis"],
  rows: [
    ["Answering messages", "Contact message", "Legitimate interests (f); contract (b) for customers"],
    ["Opening and running accounts", "Sign-up and account data", "Contract (b)"],
    ["Providing moderation", "Content, metadata, results", "The customer’s basis; we act as processor"],
    ["Sending status updates by email", "Subscription", "Consent (a), until you end it"],
    ["Billing", "Billing data, usage", "Contract (b); legal obligation (c)"],
    ["Handling privacy requests", "The request and its record", "Legal obligation (c)"],
    [
      "Security and prevention of abuse",
      "Logs, hashed addresses, counters",
      "Legitimate interests (f) in a service that is safe and available",
    ],
    [
      "Measuring the service",
      "Performance metrics, anonymised analytics",
      "Legitimate interests (f) in a service that works; consent (a) for optional cookies",
    ],
    ["Reporting required by law", "What the law names", "Legal obligation (c), where the GDPR recognises it"],
  ],
};

export const cookieTable: LegalTable = {
  caption: "What this website stores in your browser",
  columns: ["Purpose", "Kind", "When it is set", "Lasts"],
  rows: [
    [
      "Site access",
      "Strictly necessary cookie",
      "After a correct passcode, or the button of a link that lets in, while the site is protected",
      "The browser session; by a link, until that link’s end",
    ],
    [
      "Welcome screen seen",
      "Strictly necessary cookie",
      "When a phone is shown the welcome screen, while the site is protected by a passcode",
      "The browser session",
    ],
    [
      "Operator sign-in",
      "Strictly necessary cookie",
      "When our own staff sign in to the operator console",
      `${figures.operatorSessionHours} hours`,
    ],
    [
      "Theme",
      "Local storage",
      "When you choose the light or dark theme",
      "Until you clear it; not sent to us",
    ],
    [
      "Dismissed announcement",
      "Local storage",
      "When you close the announcement bar",
      "Until you clear it; not sent to us",
    ],
    [
      "Language offered",
      "Local storage",
      "When a page offers itself in your browser’s language, or you choose another language",
      "Until you clear it; not sent to us",
    ],
    [
      "Repeat protection",
      "Local storage",
      "When you send a form: a random value that keeps a double click from sending it twice",
      "Until you clear it; only hashes made with it are sent",
    ],
    [
      "Reload guard",
      "Session storage",
      "When the passcode page can’t confirm that it is needed: it then reloads once and not again",
      "Until that check succeeds, or the browser session; not sent to us",
    ],
    [
      "Access flag",
      "Session storage",
      "After a correct passcode, beside the access cookie",
      "The browser session; not sent to us",
    ],
  ],
};

export const cookieLifetimes: LegalTable = {
  caption: "Longest lifetimes of optional cookies in the product",
  columns: ["Category", "Used for", "At most", "On this website"],
  rows: [
    [
      "Analytics",
      "Counting which dashboard features are used",
      `${r.analyticsCookieYears} years`,
      "None set today",
    ],
    [
      "Performance",
      "Measuring how quickly dashboard pages load",
      `${r.performanceCookieYears} year`,
      "None set today",
    ],
  ],
};

export const deadlineTable: LegalTable = {
  caption: "When you can expect an answer",
  columns: ["Request", "Law", "Deadline"],
  rows: deadlineRows,
};
