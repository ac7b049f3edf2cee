import type { Translated } from "@/lib/site/language";
import type { ContactWords } from "./words/en";
import { joined } from "./words/generated";

/** What the contact page, its form, its answers and its mails to the sender say. */
export const contactWords: Translated<ContactWords> = joined;
