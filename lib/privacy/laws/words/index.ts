import type { Translated } from "@/lib/site/language";
import { de } from "./de";
import { en, type LawWords } from "./en";
import { es } from "./es";
import { fr } from "./fr";

/** What the definitions of the laws say to those who use them. What only the console says stands in the definitions. */
export const lawWords: Translated<LawWords> = { en, de, fr, es };
