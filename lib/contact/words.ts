import type { Translated } from "@/lib/site/language";
import { de } from "./words/de";
import { type ContactWords, en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";

/** What the contact page, its form, its answers and its mails to the sender say. */
export const contactWords: Translated<ContactWords> = { en, de, fr, es };
