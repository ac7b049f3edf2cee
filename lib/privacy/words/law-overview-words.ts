import type { OverviewWords } from "@/lib/privacy/words/overview/en";
import { translations } from "@/lib/privacy/words/overview/generated";
import type { Translated } from "@/lib/site/language";

export type { OverviewWords } from "@/lib/privacy/words/overview/en";

/** Sentences and links about several laws at once. */
export const lawOverviewWords: Translated<OverviewWords> = translations;
