import type { Translated } from "@/lib/site/language";
import type { AccountWords } from "./words/en";
import { translations } from "./words/generated";

/** Text of the pages, form and emails of accounts. */
export const accountWords: Translated<AccountWords> = translations;
