import { wordsAbout } from "@/lib/privacy/laws";
import type { EmailWords } from "@/lib/privacy/words/emails/en";
import { translations } from "@/lib/privacy/words/emails/generated";
import type { Language, Translated } from "@/lib/site/language";

/** The text of emails to the requester. */
export const emailWords: Translated<EmailWords> = translations;

/** The same in the request's language, or in another; emails about a complaint use its own words. */
export const emailWordsFor = (
  request: { requestType: string; language: Language },
  language: Language = request.language,
): EmailWords => wordsAbout(request, emailWords[language]);
