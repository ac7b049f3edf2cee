import type { Translated } from "./language";
import type { SiteWords } from "./words/en";
import { translations } from "./words/generated";

/** Common text of the site, by language. Only for the server. */
export const siteWords: Translated<SiteWords> = translations;
