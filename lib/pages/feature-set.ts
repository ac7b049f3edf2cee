import { answeredWithin } from "@/lib/privacy/law-words";
import { figures } from "@/lib/site/figures";

const { claims, retention, credits } = figures;

type FeatureGroup = {
  title: string;
  items: readonly { text: string; enterprise?: true }[];
};

export const featureSet = {
  title: "The complete feature set",
  lead: "Everything the service does, in one place. Marked items belong to the Enterprise plan; the rest is there from the first request.",
  enterpriseMark: "Enterprise",
  groups: [
    {
      title: "Detection",
      items: [
        { text: "Hate speech and toxicity" },
        { text: "Spam and phishing" },
        { text: "NSFW content" },
        { text: "Violence" },
        { text: "Exposed personal information" },
        { text: "Deepfakes and child-safety material" },
      ],
    },
    {
      title: "Content types",
      items: [
        { text: `Text, ${credits.cost.text} credits per request` },
        { text: `Images, ${credits.cost.image} credits` },
        { text: `Video, ${credits.cost.video} credits` },
        { text: `Audio, ${credits.cost.audio} credits` },
        { text: `Advanced text analysis, ${credits.cost.advancedText} credits` },
        { text: `OCR scanning, ${credits.cost.ocr} credits` },
      ],
    },
    {
      title: "Analysis",
      items: [
        { text: `In-browser pre-filter, under ${claims.preFilterMs}\u00a0ms` },
        { text: `Server-side AI analysis, under ${claims.analysisMs}\u00a0ms` },
        { text: `${claims.languages} languages` },
        { text: "Object, face and celebrity recognition" },
        { text: "Batch processing", enterprise: true },
        { text: "Custom model training", enterprise: true },
      ],
    },
    {
      title: "Integration",
      items: [
        { text: "REST API with bearer keys" },
        { text: "SDK" },
        { text: "Basic webhooks" },
        { text: "Health endpoint for your monitoring" },
        { text: "Advanced webhooks", enterprise: true },
        { text: "On-premise deployment", enterprise: true },
      ],
    },
    {
      title: "Control",
      items: [
        { text: "Custom rules" },
        { text: "Analytics dashboard" },
        { text: "Detected categories with every result" },
        { text: "Adaptive learning engine", enterprise: true },
        { text: "Role-based access controls", enterprise: true },
        { text: "White-label", enterprise: true },
      ],
    },
    {
      title: "Privacy and compliance",
      items: [
        { text: `Submitted content deleted within ${retention.contentHours} hours` },
        { text: `Results and metadata kept ${retention.resultsDays} days` },
        { text: `API usage and error logs kept ${retention.logsDays} days` },
        ...answeredWithin.map((text) => ({ text })),
        { text: "No sale of personal information" },
      ],
    },
  ] satisfies readonly FeatureGroup[],
} as const;
