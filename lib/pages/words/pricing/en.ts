import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { languagesIn } from "@/lib/site/message";

const { credits, plans, claims, retention, terms } = figures;

export const en = {
  header: {
    eyebrow: "Pricing",
    title: "Pay for what you check",
    lead: "Every check costs a fixed number of credits, and there is no subscription. When your volume outgrows the Developer plan, Enterprise removes the limits.",
  },
  cards: {
    title: "Plans",
    freeCredits: `${credits.onRegistration} free credits, a ${credits.onRegistrationValue} value, when you register`,
    /** How credits relate to their value, next to the first sentence that mentions both. */
    valueOfCredits: `You can use the credits right away, without a credit card. They are valued at ${credits.onRegistrationValue} once you add a card to your account.`,
    howCreditsWork: "How free credits work",
    salesAnswer: `We answer Enterprise inquiries in ${figures.response.enterprise}.`,
    /** Below figures that the FAQ explains. */
    figuresNote: "What these figures mean",
    limitations: "Limitations",
  },
  developer: {
    price: "Pay as you go",
    description:
      "For a product, a community or a first integration. Start with free credits and add more when you need them.",
    features: {
      models: `Access to ${plans.developer.models} AI models: Text AI and Vision AI`,
      rate: `${plans.developer.ratePerMinute} requests per minute`,
      access: "REST API, SDK and basic webhooks",
      support: `Community support, with a response within ${plans.developer.supportHours} hours`,
      uptime: `${plans.developer.uptimeSla} uptime SLA`,
    },
    limitations: {
      training: "No custom model training",
      support: "No dedicated support",
      onPremise: "No on-premise deployment",
      certifications: "No compliance certifications",
    },
    cta: "Get Started",
  },
  enterprise: {
    price: "Custom pricing",
    description: "For platforms that need dedicated support, custom models and their own terms.",
    features: {
      models: "All AI models, with custom training",
      credits: "Unlimited credits and unlimited requests",
      access: "Advanced webhooks and batch processing",
      manager: "A dedicated account manager",
      support: `Support response in under ${plans.enterprise.supportHours} hour`,
      uptime: `${plans.enterprise.uptimeSla} uptime SLA`,
      onPremise: "On-premise deployment and white-label",
      discounts: "Rollover credits and volume discounts",
    },
    cta: "Contact Sales",
  },
  costs: {
    title: "What a request costs",
    lead: "Each kind of request has a fixed cost. The last column shows how many requests your free credits cover.",
    columns: { kind: "Request", cost: "Credits", reach: `With ${credits.onRegistration} credits` },
    kinds: {
      text: "Text",
      advancedText: "Advanced text analysis",
      audio: "Audio",
      image: "Image",
      ocr: "OCR scanning",
      video: "Video",
    },
    packages: "Credit packages and their current prices are shown in your dashboard before you buy.",
    dashboard: "Open the dashboard",
  },
  estimator: {
    title: "Estimate your monthly usage",
    lead: "Enter how many items you expect to check. The total is in credits.",
    total: "Credits per month",
    /** Follows a cost, as in '5 credits each'. */
    each: "credits each",
    /** Shown below a field if its text was counted as a different number. */
    counted: "Counted as {number}. Enter a whole number up to {most}.",
    fields: { text: "Texts", image: "Images", ocr: "OCR scans" },
  },
  models: {
    title: "AI models",
    lead: "The Developer plan includes the two generally available models. Enterprise includes all models.",
    items: {
      text: {
        name: "Text AI",
        text: `Hate speech, toxicity, spam, phishing and personal information in ${claims.languages}+ languages.`,
        badge: "Available",
      },
      vision: {
        name: "Vision AI",
        text: "NSFW content, violence and manipulated faces in images and video.",
        badge: "Available",
      },
      ocr: {
        name: "Advanced OCR Engine",
        text: "Small, rotated and stylized lettering in images, extracted and moderated as text. The announced date has passed, but this model isn’t available yet.",
        badge: "Coming Q1 2025",
      },
      adaptive: {
        name: "Adaptive Learning Engine",
        text: "Learns from the decisions of your own moderators and adjusts to your rules.",
        badge: "Enterprise Only",
      },
    },
  },
  /** The footnote that every offer of free credits links to. */
  creditsNote: {
    title: "About free credits",
    items: {
      registration: {
        term: `${credits.onRegistration} credits`,
        text: `Every new account receives ${credits.onRegistration} free credits on registration. No credit card required.`,
      },
      promotional: {
        term: `Up to ${credits.promotional} credits`,
        text: `Promotional offers can bring the total to as many as ${credits.promotional} free credits, including the ${credits.onRegistration} you get when you register.`,
      },
      value: {
        term: `${credits.onRegistrationValue} value`,
        text: `You can use the ${credits.onRegistration} credits without a credit card. They are valued at ${credits.onRegistrationValue} once you add a card to your account.`,
      },
    },
  },
  faq: {
    title: "Questions and answers",
    items: {
      figures: {
        question: "What do the figures on this site mean?",
        answer: `Uptime is a commitment: ${plans.developer.uptimeSla} on the Developer plan and ${plans.enterprise.uptimeSla} on the Enterprise plan. Response times and accuracy describe the service in general and aren’t promised for any single request. The number of users and the threat reduction are ${site.name}’s own figures. The status page shows what this website measures.`,
        links: ["The terms of service, section 4", "Status page"],
      },
      credits: {
        question: "What do the free credits cover?",
        answer: `Every new account starts with ${credits.onRegistration} credits; no credit card is needed. They cover ${Math.floor(credits.onRegistration / credits.cost.text)} texts or ${Math.floor(credits.onRegistration / credits.cost.image)} images.`,
        links: ["About free credits"],
      },
      stored: {
        question: "What is stored, and for how long?",
        answer: `The content you send is deleted within ${retention.contentHours} hours. Results and their metadata are kept for ${retention.resultsDays} days, usage and error logs for ${retention.logsDays} days.`,
        links: ["All retention periods"],
      },
      languages: {
        question: "Which languages are supported?",
        answer: `Text is checked in ${claims.languages}+ languages. This website and its documentation are available in ${languagesIn("en")}.`,
        links: ["Documentation"],
      },
      cancel: {
        question: "How do I cancel?",
        answer: `The Developer plan has no subscription, so nothing more is charged once you stop buying credits. You can end the contract at any time with ${terms.terminationDays} days’ notice. Unused credits don’t roll over on the Developer plan: they lapse at the end of the period shown in your dashboard.`,
        links: ["The terms of service, section 13"],
      },
    },
  },
  closing: {
    title: "Start with the free credits",
    lead: `The first ${credits.onRegistration} credits are free. If you already know that you need more than ${plans.developer.ratePerMinute} requests a minute, talk to us first.`,
    primary: "Get Started",
    secondary: "Contact Sales",
  },
  comparison: {
    title: "Compare the plans",
    /** The summary of the table, which is folded on phones. */
    folded: "Both plans, feature by feature",
    caption: "What the Developer and Enterprise plans include",
    feature: "Feature",
    included: "Included",
    notIncluded: "Not included",
    groups: {
      limits: "Credits and limits",
      models: "Models",
      integration: "Integration",
      security: "Security and privacy",
      support: "Support",
    },
    /** A row's name and, for cells with text, those of both plans. */
    rows: {
      price: ["Price", "Pay as you go", "Custom pricing"] as Row,
      credits: ["Credits", `${credits.onRegistration} free, then pay as you go`, "Unlimited"] as Row,
      rate: ["Rate limit", `${plans.developer.ratePerMinute} per minute`, "Unlimited"] as Row,
      rollover: "Rollover credits",
      bulk: ["Bulk processing", "Standard rates", "Volume discounts"] as Row,
      models: ["AI models", `${plans.developer.models} models`, "All models"] as Row,
      languages: `${claims.languages}+ languages`,
      training: "Custom model training",
      adaptive: "Adaptive learning engine",
      access: "REST API and SDK",
      webhooks: ["Webhooks", "Basic", "Advanced"] as Row,
      rules: "Custom rules and analytics",
      batch: "Batch processing",
      onPremise: "On-premise deployment",
      whiteLabel: "White-label",
      roles: "Role-based access controls",
      deletion: `Content deleted within ${retention.contentHours} hours`,
      laws: "GDPR and CCPA compliance",
      certifications: "Compliance certifications",
      byAgreement: "By agreement",
      support: ["Support", "Community", "Dedicated"] as Row,
      response: [
        "Support response",
        `${plans.developer.supportHours} hours`,
        `Under ${plans.enterprise.supportHours} hour`,
      ] as Row,
      manager: "Account manager",
      uptime: ["Uptime SLA", plans.developer.uptimeSla, plans.enterprise.uptimeSla] as Row,
    },
  },
};

export type PricingWords = typeof en;

/** A row's name and its cells for the two plans. */
type Row = [name: string, developer: string, enterprise: string];
