import { wordsAbout } from "@/lib/privacy/laws";
import type { MailWords } from "@/lib/privacy/words/mails/en";
import { translations } from "@/lib/privacy/words/mails/generated";
import type { Language, Translated } from "@/lib/site/language";

/** The text of emails to the requester. */
export const mailWords: Translated<MailWords> = translations;

/** The same in the request's language, or in another; emails about a complaint use its own words. */
export const mailWordsFor = (
  request: { requestType: string; language: Language },
  language: Language = request.language,
): MailWords => wordsAbout(request, mailWords[language]);
