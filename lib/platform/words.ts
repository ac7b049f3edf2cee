import type { Language, Translated } from "@/lib/site/language";
import { HttpError, type Sentence } from "./http-error";
import type { PlatformWords } from "./words/en";
import { translations } from "./words/generated";

/** The platform's text for visitors: forms, errors and answers. */
export const platformWords: Translated<PlatformWords> = translations;

/** A message of the platform in the language of the response, for code that doesn't know it. */
export const refusalSentence =
  (pick: (words: PlatformWords["refusals"]) => string): Sentence =>
  (language: Language) =>
    pick(platformWords[language].refusals);

/** An error whose message is one of the platform. */
export const createRefusal = (
  status: number,
  pick: Parameters<typeof refusalSentence>[0],
  details?: HttpError["details"],
): HttpError => new HttpError(status, refusalSentence(pick), details);
