import type { Translated } from "./language";
import type { SiteWords } from "./words/en";
import { joined } from "./words/generated";

/** What every room may need to say, by language. For the server. */
export const siteWords: Translated<SiteWords> = joined;
