import { listsOf } from "@/lib/privacy/core/periods";
import { lawOf, laws } from "@/lib/privacy/laws";
import { joined } from "@/lib/privacy/words/collected/generated";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import type { CollectedWords } from "./collected-fields";

const collectedWords: Translated<CollectedWords> = joined;

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
