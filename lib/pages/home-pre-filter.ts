import type { Translated } from "@/lib/site/language";
import type { PreFilterWords } from "./words/pre-filter/en";
import { joined } from "./words/pre-filter/generated";

export type { PreFilterWords } from "./words/pre-filter/en";

/** The pre-filter in the hero: every word it shows, beside those of the verdicts (lib/pages/words/home). */
export const preFilterWords: Translated<PreFilterWords> = joined;

/** The texts to try, in their order. */
export const preFilterExamples = ({ examples }: PreFilterWords) => [
  examples.phishing,
  examples.disguises,
  examples.leaked,
  examples.nearMisses,
];
