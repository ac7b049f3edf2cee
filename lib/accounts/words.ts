import type { Translated } from "@/lib/site/language";
import type { AccountWords } from "./words/en";
import { joined } from "./words/generated";

/** What the pages, the form and the mails of accounts say. */
export const accountWords: Translated<AccountWords> = joined;
