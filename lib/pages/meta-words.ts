import type { Translated } from "@/lib/site/language";
import type { MetaWords } from "./words/meta/en";
import { joined } from "./words/meta/generated";

/** What pages call themselves outside themselves. A newer page says it in its own words. */
export const metaWords: Translated<MetaWords> = joined;
