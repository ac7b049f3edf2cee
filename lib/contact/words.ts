import type { Translated } from "@/lib/site/language";
import type { ContactWords } from "./words/en";
import { joined } from "./words/generated";

/** Text of the contact page, its form, its responses and its emails to the sender. */
export const contactWords: Translated<ContactWords> = joined;
