import type { Translated } from "@/lib/site/language";
import { de } from "./words/mails/de";
import { en, type MailWords } from "./words/mails/en";
import { es } from "./words/mails/es";
import { fr } from "./words/mails/fr";

/** What the mails about a request say to whoever made it. */
export const mailWords: Translated<MailWords> = { en, de, fr, es };
