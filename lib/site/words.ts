import type { Translated } from "./language";
import { de } from "./words/de";
import { en, type SiteWords } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

/** What every room may need to say, by language. For the server. */
export const siteWords: Translated<SiteWords> = { en, de, fr, es };
