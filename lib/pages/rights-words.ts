import type { Translated } from "@/lib/site/language";
import type { RightsWords } from "./words/rights/en";
import { joined } from "./words/rights/generated";

export const rightsWords: Translated<RightsWords> = joined;
