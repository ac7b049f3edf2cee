import type { Translated } from "@/lib/site/language";
import type { ContactWords } from "./words/en";
import { translations } from "./words/generated";

/** Text of the contact page, its form, its responses and its emails to the sender. */
export const contactWords: Translated<ContactWords> = translations;
