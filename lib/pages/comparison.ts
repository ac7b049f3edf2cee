import { figures } from "@/lib/site/figures";

const { credits, plans, claims, retention } = figures;

/** true and false are read as 'Included' and 'Not included'; anything else is the words of the cell. */
export type PlanValue = boolean | string;

type ComparisonRow = {
  label: string;
  developer: PlanValue;
  enterprise: PlanValue;
  creditsNote?: true;
};

export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

export const comparison = {
  title: "Compare the plans",
  caption: "What the Developer and Enterprise plans include",
  columns: { feature: "Feature", developer: "Developer", enterprise: "Enterprise" },
  included: "Included",
  notIncluded: "Not included",
  groups: [
    {
      title: "Credits and limits",
      rows: [
        { label: "Price", developer: "Pay as you go", enterprise: "Custom pricing" },
        {
          label: "Credits",
          developer: `${credits.onRegistration} free, then as you go`,
          enterprise: "Unlimited",
          creditsNote: true,
        },
        {
          label: "Rate limit",
          developer: `${plans.developer.ratePerMinute} per minute`,
          enterprise: "Unlimited",
        },
        { label: "Rollover credits", developer: false, enterprise: true },
        { label: "Bulk processing", developer: "Standard rates", enterprise: "Volume discounts" },
      ],
    },
    {
      title: "Models",
      rows: [
        { label: "AI models", developer: `${plans.developer.models} models`, enterprise: "All models" },
        { label: `${claims.languages} languages`, developer: true, enterprise: true },
        { label: "Custom model training", developer: false, enterprise: true },
        { label: "Adaptive learning engine", developer: false, enterprise: true },
      ],
    },
    {
      title: "Integration",
      rows: [
        { label: "REST API and SDK", developer: true, enterprise: true },
        { label: "Webhooks", developer: "Basic", enterprise: "Advanced" },
        { label: "Custom rules and analytics", developer: true, enterprise: true },
        { label: "Batch processing", developer: false, enterprise: true },
        { label: "On-premise deployment", developer: false, enterprise: true },
        { label: "White-label", developer: false, enterprise: true },
      ],
    },
    {
      title: "Security and privacy",
      rows: [
        { label: "Role-based access controls", developer: false, enterprise: true },
        {
          label: `Content deleted within ${retention.contentHours} hours`,
          developer: true,
          enterprise: true,
        },
        { label: "GDPR and CCPA compliance", developer: true, enterprise: true },
        { label: "Compliance certifications", developer: false, enterprise: "By agreement" },
      ],
    },
    {
      title: "Support",
      rows: [
        { label: "Support", developer: "Community", enterprise: "Dedicated" },
        {
          label: "Support response",
          developer: `${plans.developer.supportHours} hours`,
          enterprise: `Under ${plans.enterprise.supportHours} hour`,
        },
        { label: "Account manager", developer: false, enterprise: true },
        {
          label: "Uptime SLA",
          developer: plans.developer.uptimeSla,
          enterprise: plans.enterprise.uptimeSla,
        },
      ],
    },
  ] satisfies readonly ComparisonGroup[],
} as const;
