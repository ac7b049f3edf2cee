import type { Translated } from "@/lib/site/language";
import { de } from "./words/pre-filter/de";
import { en, type PreFilterWords } from "./words/pre-filter/en";
import { es } from "./words/pre-filter/es";
import { fr } from "./words/pre-filter/fr";

export type { PreFilterWords } from "./words/pre-filter/en";

/** The pre-filter in the hero: every word it shows, beside those of the verdicts (lib/pages/words/home). */
export const preFilterWords: Translated<PreFilterWords> = { en, de, fr, es };

/** The texts to try, in their order. */
export const preFilterExamples = ({ examples }: PreFilterWords) => [
  examples.phishing,
  examples.disguises,
  examples.leaked,
  examples.nearMisses,
];
