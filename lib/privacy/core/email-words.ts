import { wordsAbout } from "@/lib/privacy/laws";
import type { MailWords } from "@/lib/privacy/words/mails/en";
import { joined } from "@/lib/privacy/words/mails/generated";
import type { Language, Translated } from "@/lib/site/language";

/** What the mails about a request say to whoever made it. */
export const mailWords: Translated<MailWords> = joined;

/** The same in the request's language, or in another; those about a complaint call it one. */
export const mailWordsFor = (
  request: { requestType: string; language: Language },
  language: Language = request.language,
): MailWords => wordsAbout(request, mailWords[language]);
