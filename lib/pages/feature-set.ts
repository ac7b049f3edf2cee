import type { FeaturesWords } from "./features";

type SetWords = FeaturesWords["set"];
type ItemKey = keyof SetWords["items"];

type FeatureGroup = {
  key: keyof SetWords["groups"];
  items: readonly ItemKey[];
  /** Those that belong to the Enterprise plan. */
  enterprise?: readonly ItemKey[];
};

/** All features in columns. The response times of requests are added to the last one. */
export const featureGroups: readonly FeatureGroup[] = [
  { key: "detection", items: ["hate", "spam", "nsfw", "violence", "personal", "deepfakes"] },
  { key: "types", items: ["text", "image", "video", "audio", "advancedText", "ocr"] },
  {
    key: "analysis",
    items: ["preFilter", "serverAnalysis", "languages", "recognition"],
    enterprise: ["batch", "training"],
  },
  {
    key: "integration",
    items: ["rest", "sdk", "basicWebhooks", "health"],
    enterprise: ["advancedWebhooks", "onPremise"],
  },
  {
    key: "control",
    items: ["rules", "dashboard", "categories"],
    enterprise: ["adaptive", "roles", "whiteLabel"],
  },
];

/** The last column, with the sentences about requests before its last item. */
export function privacyItems({ items }: SetWords, answerTimes: readonly string[]): string[] {
  return [items.contentDeleted, items.resultsKept, items.logsKept, ...answerTimes, items.noSale];
}
