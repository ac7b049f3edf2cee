import { figures } from "@/lib/site/figures";

const { retention: r, plans } = figures;

/** The tables of terms and privacy policy: the text of each row, by its key. */
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
    /** For rows generated from a form: additions to its fields. */
    contactToo:
      "; why it was flagged as spam (if it was); the language of the page; our answer and your replies by email",
    requestToo: "; how the request reached us, each step and our answer",
    when: {
      contact: "You write to us",
      account: "You sign up",
      request: "You file a privacy request or a complaint",
      agent: "An authorized agent files it for you",
      optOut: "You opt out",
      statusUpdates: "You subscribe to status updates",
    },
    rows: {
      conversation: [
        "We ask you a question about your request, or you appeal",
        "Your answer and the files you send with it; your reasons for the appeal, if you give any",
      ],
      signal: [
        "Your browser sends Global Privacy Control",
        "The signal, recorded with each privacy request or opt-out sent from that browser",
      ],
      mail: [
        "We write to you",
        "Email address, subject and text of each email, and whether it was delivered",
      ],
      form: [
        "You send a form",
        "Keyed hashes used to detect duplicates; IP address only as a hash whose salt changes every day; if the form has errors and JavaScript is off, what you typed (never passwords)",
      ],
      page: [
        "Your browser loads a page",
        "Page, time and outcome; IP address only as a hash whose salt changes every day",
      ],
      access: ["We give you a passcode or an access link", "Your name; attempts per day and their results"],
      api: ["You use the API", "Content, the userId and metadata you send, results, usage and error logs"],
      credits: [
        "You buy credits",
        "Billing contact, invoices and payments; card details go to the payment processor",
      ],
    } satisfies Record<string, [string, string]>,
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
        set: "After you enter the correct passcode or use an access link, while the site is protected",
        lasts: "The browser session, or until the access link expires",
      },
      accessLink: {
        purpose: "Access link",
        set: "When you open an access link, to pass it to the page where you press a button to enter the site",
        lasts: `${figures.linkButtonMinutes} minutes`,
      },
      splash: {
        purpose: "Welcome screen seen",
        set: "When a phone or tablet is shown the welcome screen, while the site is protected by a passcode",
      },
      signUp: {
        purpose: "Sign-up",
        set: "When you create an account, to show where we sent the confirmation, to fill in the form again if the address was wrong, and to confirm the address without asking for your password",
        lasts: `${figures.signUpCookieMinutes} minutes`,
      },
      form: {
        purpose: "Form with errors",
        set: "When a form that you sent without JavaScript has errors, to show it to you again",
        lasts: `${figures.retention.refusedFormMinutes} minutes`,
      },
      operator: {
        purpose: "Staff sign-in",
        set: "When our own staff sign in to the staff console",
        lasts: `${figures.operatorSessionHours} hours`,
      },
      operatorForms: {
        purpose: "Staff console forms",
        set: "When a form in the staff console is sent, to show its result",
        lasts: `${figures.shownOnceMinutes} minutes`,
      },
      theme: { purpose: "Theme", set: "When you choose the light or dark theme" },
      announcement: { purpose: "Dismissed announcement", set: "When you dismiss the announcement bar" },
      shortcuts: {
        purpose: "Staff console shortcuts",
        set: "When our own staff turn single-key shortcuts on or off",
      },
      language: {
        purpose: "Language offered",
        set: "When a page is offered in your browser’s language, or you choose another language",
      },
      repeat: {
        purpose: "Double-submission protection",
        set: "When you send a form: a random value that keeps a double click from sending it twice",
        lasts: "Until you clear it; only hashes made with it are sent",
      },
      reload: {
        purpose: "Reload guard",
        set: "When the passcode page cannot check whether a passcode is still needed; stops the page from reloading more than once",
        lasts: "Until that check succeeds or the browser session ends; not sent to us",
      },
      flag: {
        purpose: "Access flag",
        set: "After you enter the correct passcode, along with the access cookie",
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
