import { incidentWords } from "@/lib/incidents/words";
import { inEachLanguage, type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { numberForms } from "@/lib/site/number-forms";
import type { FormatWords } from "./format";
import type { StatusWords } from "./words/en";
import { joined } from "./words/generated";

/** What the status page, its history and its feeds say. For the server. */
export const statusWords: Translated<StatusWords> = joined;

/** How moments and figures are written in a language. */
export const formatWords = (language: Language): FormatWords => ({
  ...statusWords[language].forms,
  decimal: numberForms[language].decimal,
});

const liveWordsIn = (language: Language) => {
  const { live, headlines, states, statesWithin } = statusWords[language];
  const { kinds, states: incidentStates, impacts: incidentImpacts } = incidentWords[language];
  return {
    ...live,
    ...{ headlines, states, statesWithin, incidentKinds: kinds, incidentStates, incidentImpacts },
    forms: formatWords(language),
  };
};

/** What the status page's script says. It goes to the browser with the page and not with the script. */
export type LiveWords = ReturnType<typeof liveWordsIn>;

export const liveWords: Translated<LiveWords> = inEachLanguage(liveWordsIn);

/** The headline of a record's state; of one that no whole can have, that nothing is known. */
export function headlineOf(status: string, language: Language = mainLanguage): string {
  const { headlines } = statusWords[language];
  return status in headlines ? headlines[status as keyof typeof headlines] : headlines.unknown;
}
