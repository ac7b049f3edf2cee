import type { Translated } from "@/lib/site/language";
import { de } from "./words/de";
import { type AccountWords, en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

/** What the pages, the form and the mails of accounts say. */
export const accountWords: Translated<AccountWords> = { en, de, fr, es };
