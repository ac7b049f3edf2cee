import { contactCollected } from "@/lib/contact/schema";
import { lawOf, laws } from "@/lib/privacy/laws";
import { translations } from "@/lib/privacy/words/collected/generated";
import { upperFirst } from "@/lib/site/first-letter";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { listSentence } from "@/lib/site/message";
import type { CollectedWords } from "./collected-fields";

const collectedWords: Translated<CollectedWords> = translations;

type Fields = Record<string, string | null>;
const wordsOf = (fields: Fields) => Object.values(fields).filter((word) => word !== null);

/** A sentence whose last words begin with "and" by themselves, where that is needed. */
const inCommas = (words: string[]): string => {
  return upperFirst(words.join(", "));
};

/** What each form collects, as a sentence of the privacy policy. */
export const collected = inEachLanguage((language) => {
  const { account, request, agent, optOut, statusUpdates } = collectedWords[language];
  const withAnd = (fields: Fields) => listSentence(language, wordsOf(fields));
  const affirmations = new Set(
    laws.flatMap(({ id }) => lawOf(id, language).affirmations.map(({ collected }) => collected)),
  );
  return {
    contact: listSentence(language, contactCollected[language]),
    account: inCommas(wordsOf(account)),
    request: inCommas([...wordsOf(request), ...affirmations]),
    agent: inCommas(wordsOf(agent)),
    optOut: withAnd(optOut),
    statusUpdates: withAnd(statusUpdates),
  };
});
