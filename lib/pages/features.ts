import type { Translated } from "@/lib/site/language";
import type { FeaturesWords } from "./words/features/en";
import { joined } from "./words/features/generated";

export type { FeaturesWords } from "./words/features/en";

export const featuresWords: Translated<FeaturesWords> = joined;

/** A feature, its words and its drawing (components/features holds one per name). */
export type FeatureKey = keyof FeaturesWords["features"];

/** The parts of the page, which are its anchors as well, with their features. */
export const chapters = {
  check: ["layers", "languages", "deletion"],
  media: ["vision", "audio", "ocr"],
  act: ["rules", "integration", "analytics"],
} as const satisfies Record<keyof FeaturesWords["chapters"], readonly [FeatureKey, FeatureKey, FeatureKey]>;

/** The name of the file in the sample that is a picture. */
export const sampleFile = "photo.jpg";
