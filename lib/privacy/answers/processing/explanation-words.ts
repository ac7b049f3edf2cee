import type { Translated } from "@/lib/site/language";
import type { ExplanationWords } from "./words/en";
import { translations } from "./words/generated";

/** The text of the explanation in an answer. */
export const explanationWords: Translated<ExplanationWords> = translations;
