import type { Translated } from "@/lib/site/language";
import type { SecurityWords } from "./words/security/en";
import { joined } from "./words/security/generated";

export const securityWords: Translated<SecurityWords> = joined;
