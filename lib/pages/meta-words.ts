import type { Translated } from "@/lib/site/language";
import type { MetaWords } from "./words/meta/en";
import { joined } from "./words/meta/generated";

/** Titles and descriptions of pages. Newer pages have them in their own text modules. */
export const metaWords: Translated<MetaWords> = joined;
