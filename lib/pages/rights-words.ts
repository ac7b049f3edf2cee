import type { Translated } from "@/lib/site/language";
import { de } from "./words/rights/de";
import { en, type RightsWords } from "./words/rights/en";
import { es } from "./words/rights/es";
import { fr } from "./words/rights/fr";

export const rightsWords: Translated<RightsWords> = { en, de, fr, es };
