import type { IntakeWords } from "@/lib/privacy/words/intake/en";
import { translations } from "@/lib/privacy/words/intake/generated";
import type { Translated } from "@/lib/site/language";

/** Text of the request forms and of the pages that lead to them. */
export const intakeWords: Translated<IntakeWords> = translations;
