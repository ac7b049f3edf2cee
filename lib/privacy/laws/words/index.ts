import type { Translated } from "@/lib/site/language";
import type { LawWords } from "./en";
import { joined } from "./generated";

/** What the definitions of the laws say to those who use them. What only the console says stands in the definitions. */
export const lawWords: Translated<LawWords> = joined;
