import type { mainLanguage, Translated } from "@/lib/site/language";
import { joined } from "./generated";

/** Text of the laws in each language. English text for the console is in the definitions. */
export const lawWords: Translated<(typeof joined)[typeof mainLanguage]> = joined;
