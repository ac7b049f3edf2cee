import type { IntakeWords } from "@/lib/privacy/words/intake/en";
import { joined } from "@/lib/privacy/words/intake/generated";
import type { Translated } from "@/lib/site/language";

/** The words of the forms by which a request reaches us, and of the pages that lead to them. */
export const intakeWords: Translated<IntakeWords> = joined;
