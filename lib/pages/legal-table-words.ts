import type { Translated } from "@/lib/site/language";
import { de } from "./words/legal-tables/de";
import { en, type LegalTableWords } from "./words/legal-tables/en";
import { es } from "./words/legal-tables/es";
import { fr } from "./words/legal-tables/fr";

export const legalTableWords: Translated<LegalTableWords> = { en, de, fr, es };
