import { inEachLanguage, type Translated } from "@/lib/site/language";
import type { CollectedWords } from "./collected-fields";
import { lawOf, laws } from "./laws";
import { listsOf } from "./periods";
import { de } from "./words/collected/de";
import { en } from "./words/collected/en";
import { es } from "./words/collected/es";
import { fr } from "./words/collected/fr";

const collectedWords: Translated<CollectedWords> = { en, de, fr, es };

const inCommas = (words: string[]) => words.join(", ");

function sentence(
  fields: Record<string, string | null>,
  join: (words: string[]) => string,
  more: readonly string[] = [],
): string {
  const words = [...Object.values(fields).filter((word) => word !== null), ...more];
  const text = join(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What each form collects, as a sentence of the privacy policy. */
export const collected = inEachLanguage((language) => {
  const { contact, account, request, agent, optOut, statusUpdates } = collectedWords[language];
  const withAnd = (words: string[]) => listsOf[language].and.format(words);
  const affirmations = new Set(
    laws.flatMap(({ id }) => lawOf(id, language).affirmations.map(({ collected }) => collected)),
  );
  return {
    contact: sentence(contact, withAnd),
    account: sentence(account, inCommas),
    request: sentence(request, inCommas, [...affirmations]),
    agent: sentence(agent, inCommas),
    optOut: sentence(optOut, withAnd),
    statusUpdates: sentence(statusUpdates, withAnd),
  };
});
