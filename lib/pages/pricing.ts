import { figures } from "@/lib/site/figures";
import { paths } from "@/lib/site/paths";

const { credits, plans, claims } = figures;

/** A plan as a card shows it. */
export type Plan = {
  name: string;
  price: string;
  description: string;
  features: readonly string[];
  limitations: readonly string[];
  cta: string;
  href: string;
};

export type Model = {
  name: string;
  text: string;
  badge: string;
  tone: "allowed" | "review" | "accent";
};

export const pricingHeader = {
  eyebrow: "Pricing",
  title: "Pay for what you check",
  lead: "Every request costs a fixed number of credits, and there is no subscription. When your volume outgrows the Developer plan, Enterprise removes the limits.",
} as const;

export const developerPlan: Plan = {
  name: "Developer",
  price: "Pay as you go",
  description:
    "For a product, a community or a first integration. Start with free credits, add more when you need them.",
  features: [
    `Access to ${plans.developer.models} AI models: Text AI and Vision AI`,
    `${plans.developer.ratePerMinute} requests per minute`,
    "REST API, SDK and basic webhooks",
    `Community support, answered within ${plans.developer.supportHours} hours`,
    `${plans.developer.uptimeSla} uptime SLA`,
  ],
  limitations: [
    "No custom model training",
    "No dedicated support",
    "No on-premise deployment",
    "No compliance certifications",
  ],
  cta: "Get Started",
  href: paths.signup,
};

export const enterprisePlan: Plan = {
  name: "Enterprise",
  price: "Custom pricing",
  description: "For platforms that need dedicated support, custom models and terms of their own.",
  features: [
    "All AI models, with custom training",
    "Unlimited credits and unlimited requests",
    "Advanced webhooks and batch processing",
    "A dedicated account manager",
    `Support response in under ${plans.enterprise.supportHours} hour`,
    `${plans.enterprise.uptimeSla} uptime SLA`,
    "On-premise deployment and white-label",
    "Rollover credits and volume discounts",
  ],
  limitations: [],
  cta: "Contact Sales",
  href: paths.contact,
};

export const planCards = {
  title: "Plans",
  freeCredits: `${credits.onRegistration} free credits, a ${credits.onRegistrationValue} value, when you register`,
  howCreditsFit: "How the free credits fit together",
  salesAnswer: `Enterprise inquiries are answered in ${figures.response.enterprise}.`,
  limitations: "Limitations",
} as const;

export const creditCosts = {
  title: "What a request costs",
  lead: "Each kind of request has a fixed cost. The last column shows how many the free credits pay for.",
  columns: { kind: "Request", cost: "Credits", reach: `From ${credits.onRegistration} credits` },
  items: [
    { name: "Text", cost: credits.cost.text },
    { name: "Advanced text analysis", cost: credits.cost.advancedText },
    { name: "Audio", cost: credits.cost.audio },
    { name: "Image", cost: credits.cost.image },
    { name: "OCR scanning", cost: credits.cost.ocr },
    { name: "Video", cost: credits.cost.video },
  ],
  estimator: {
    title: "Estimate your monthly usage",
    lead: "Enter what you expect to check. The total is in credits.",
    total: "Credits a month",
    each: "credits each",
    fields: [
      { key: "text", label: "Text", cost: credits.cost.text, start: 20_000 },
      { key: "image", label: "Images", cost: credits.cost.image, start: 1500 },
      { key: "ocr", label: "OCR scans", cost: credits.cost.ocr, start: 200 },
    ],
  },
  packages: "Credit packages and their current prices are shown in your dashboard before you buy.",
  dashboard: "Open the dashboard",
} as const;

export const models = {
  title: "AI models",
  lead: "The Developer plan has the two that are available to everyone. Enterprise has all of them.",
  items: [
    {
      name: "Text AI",
      text: `Hate speech, toxicity, spam, phishing and personal information in ${claims.languages} languages.`,
      badge: "Available",
      tone: "allowed",
    },
    {
      name: "Vision AI",
      text: "NSFW content, violence and manipulated faces in images and video.",
      badge: "Available",
      tone: "allowed",
    },
    {
      name: "Advanced OCR Engine",
      text: "Small, rotated and stylised lettering in images, read out and moderated as text.",
      badge: "Coming Q1 2025",
      tone: "review",
    },
    {
      name: "Adaptive Learning Engine",
      text: "Learns from the decisions of your own moderators and adjusts to your rules.",
      badge: "Enterprise Only",
      tone: "accent",
    },
  ] satisfies readonly Model[],
} as const;

/** The one footnote every offer of free credits links to. */
export const creditsNote = {
  id: "credits-note",
  title: "About free credits",
  items: [
    {
      term: `${credits.onRegistration} credits`,
      text: `Every new account receives ${credits.onRegistration} free credits on registration. No credit card is asked for.`,
    },
    {
      term: `Up to ${credits.promotional} credits`,
      text: `Promotional offers can bring the total to as many as ${credits.promotional} free credits, the ${credits.onRegistration} from registration included.`,
    },
    {
      term: `${credits.onRegistrationValue} value`,
      text: `The ${credits.onRegistrationValue} value is unlocked once you add a credit card to your account.`,
    },
  ],
} as const;

export const pricingClosing = {
  title: "Start with the free credits",
  lead: `The first ${credits.onRegistration} credits are free. If you already know that you need more than ${plans.developer.ratePerMinute} requests a minute, talk to us first.`,
  primary: { label: "Get Started", href: paths.signup },
  secondary: { label: "Contact Sales", href: paths.contact },
} as const;
