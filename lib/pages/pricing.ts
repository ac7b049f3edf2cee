import { figures } from "@/lib/site/figures";
import type { Translated } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import type { PricingWords } from "./words/pricing/en";
import { translations } from "./words/pricing/generated";

export type { PricingWords } from "./words/pricing/en";

export const pricingWords: Translated<PricingWords> = translations;

/** Proper names, the same in every language. */
export const planNames = { developer: "Developer", enterprise: "Enterprise" } as const;

const { cost } = figures.credits;

/** The kinds of requests, in table order. */
export const creditCosts = [
  { kind: "text", cost: cost.text },
  { kind: "advancedText", cost: cost.advancedText },
  { kind: "audio", cost: cost.audio },
  { kind: "image", cost: cost.image },
  { kind: "ocr", cost: cost.ocr },
  { kind: "video", cost: cost.video },
] as const satisfies readonly { kind: keyof PricingWords["costs"]["kinds"]; cost: number }[];

/** The estimator's fields, with initial values. */
export const estimatedKinds = [
  { key: "text", cost: cost.text, start: 20_000 },
  { key: "image", cost: cost.image, start: 1500 },
  { key: "ocr", cost: cost.ocr, start: 200 },
] as const satisfies readonly {
  key: keyof PricingWords["estimator"]["fields"];
  cost: number;
  start: number;
}[];

/** The models in order, with the look of their badges. */
export const models = [
  { key: "text", tone: "allowed" },
  { key: "vision", tone: "allowed" },
  { key: "ocr", tone: "review" },
  { key: "adaptive", tone: "accent" },
] as const satisfies readonly { key: keyof PricingWords["models"]["items"]; tone: string }[];

/** Where the links of each answer lead. The first question is open, since other pages lead to it. */
export const faqLinks: Record<keyof PricingWords["faq"]["items"], readonly string[]> = {
  figures: [`${paths.terms}#service`, paths.status],
  credits: [paths.creditsNote],
  stored: [paths.dataRetention],
  languages: [paths.documentation],
  cancel: [`${paths.terms}#termination`],
};

/** The id of the footnote on free credits. */
export const creditsNoteId = "credits-note";
