import type { Translated } from "@/lib/site/language";
import type { LegalTableWords } from "./words/legal-tables/en";
import { joined } from "./words/legal-tables/generated";

export const legalTableWords: Translated<LegalTableWords> = joined;
