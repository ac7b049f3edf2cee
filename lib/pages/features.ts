import type { Translated } from "@/lib/site/language";
import type { FeaturesWords } from "./words/features/en";
import { translations } from "./words/features/generated";

export type { FeaturesWords } from "./words/features/en";

export const featuresWords: Translated<FeaturesWords> = translations;

/** A feature, by the key of its text and its drawing (components/features). */
export type FeatureKey = keyof FeaturesWords["features"];

/** The page's parts with their features. The keys are anchors too. */
export const chapters = {
  check: ["layers", "languages", "deletion"],
  media: ["vision", "audio", "ocr"],
  act: ["rules", "integration", "analytics"],
} as const satisfies Record<keyof FeaturesWords["chapters"], readonly [FeatureKey, FeatureKey, FeatureKey]>;

/** The file name of the sample that is a picture. */
export const sampleFile = "photo.jpg";
