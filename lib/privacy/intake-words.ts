import type { Translated } from "@/lib/site/language";
import { de } from "./words/intake/de";
import { en, type IntakeWords } from "./words/intake/en";
import { es } from "./words/intake/es";
import { fr } from "./words/intake/fr";

/** The words of the forms by which a request reaches us, and of the pages that lead to them. */
export const intakeWords: Translated<IntakeWords> = { en, de, fr, es };
