import { contactCollected } from "@/lib/contact/schema";
import { lawOf, laws } from "@/lib/privacy/laws";
import { translations } from "@/lib/privacy/words/collected/generated";
import { upperFirst } from "@/lib/site/first-letter";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import { listSentence } from "@/lib/site/message";
import type { CollectedWords } from "./collected-fields";

const collectedWords: Translated<CollectedWords> = translations;

type Fields = Record<string, string | null>;
const presentValues = (fields: Fields) => Object.values(fields).filter((word) => word !== null);

/** Joins with commas only: the last text already begins with "and" where it is needed. */
const inCommas = (words: string[]): string => upperFirst(words.join(", "));

/** What each form collects, as a sentence of the privacy policy. */
export const collected = inEachLanguage((language) => {
  const { account, request, agent, optOut, statusUpdates } = collectedWords[language];
  const withAnd = (fields: Fields) => listSentence(language, presentValues(fields));
  const affirmations = new Set(
    laws.flatMap(({ id }) => lawOf(id, language).affirmations.map(({ collected }) => collected)),
  );
  return {
    contact: listSentence(language, contactCollected[language]),
    account: inCommas(presentValues(account)),
    request: inCommas([...presentValues(request), ...affirmations]),
    agent: inCommas(presentValues(agent)),
    optOut: withAnd(optOut),
    statusUpdates: withAnd(statusUpdates),
  };
});
