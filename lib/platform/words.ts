import type { Language, Translated } from "@/lib/site/language";
import type { Sentence } from "./http-error";
import type { PlatformWords } from "./words/en";
import { joined } from "./words/generated";

/** What every form, refusal and answer of the platform says to a visitor. */
export const platformWords: Translated<PlatformWords> = joined;

/** A sentence of the platform, for a refusal that doesn't know yet in which language it is answered. */
export const refused =
  (pick: (words: PlatformWords["refusals"]) => string): Sentence =>
  (language: Language) =>
    pick(platformWords[language].refusals);
