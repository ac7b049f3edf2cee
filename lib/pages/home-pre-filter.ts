import type { Translated } from "@/lib/site/language";
import type { PreFilterWords } from "./words/pre-filter/en";
import { translations } from "./words/pre-filter/generated";

export type { PreFilterWords } from "./words/pre-filter/en";

/** The pre-filter's text in the hero, besides that of the verdicts (lib/pages/words/home). */
export const preFilterWords: Translated<PreFilterWords> = translations;

/** The sample texts, in order. */
export const preFilterExamples = ({ examples }: PreFilterWords) => [
  examples.phishing,
  examples.disguises,
  examples.leaked,
  examples.nearMisses,
];
