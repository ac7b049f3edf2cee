import type { MailWords } from "@/lib/privacy/words/mails/en";
import { joined } from "@/lib/privacy/words/mails/generated";
import type { Translated } from "@/lib/site/language";

/** What the mails about a request say to whoever made it. */
export const mailWords: Translated<MailWords> = joined;
