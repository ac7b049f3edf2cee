import { incidentWords } from "@/lib/incidents/words";
import { inEachLanguage, type Language, mainLanguage, type Translated } from "@/lib/site/language";
import { numberForms } from "@/lib/site/number-forms";
import type { FormatWords } from "./format";
import type { StatusWords } from "./words/en";
import { translations } from "./words/generated";

/** Text of the status page, its history and its feeds. For the server. */
export const statusWords: Translated<StatusWords> = translations;

/** Date and number formats of a language. */
export const formatWords = (language: Language): FormatWords => ({
  ...statusWords[language].forms,
  numbers: numberForms[language],
});

const liveWordsIn = (language: Language) => {
  const { live, headlines, states, statesWithin } = statusWords[language];
  const { kinds, states: incidentStates, impacts: incidentImpacts } = incidentWords[language];
  return {
    ...live,
    headlines,
    states,
    statesWithin,
    incidentKinds: kinds,
    incidentStates,
    incidentImpacts,
    forms: formatWords(language),
  };
};

/** Text for the status page's script. It is part of the page, not of the script. */
export type LiveWords = ReturnType<typeof liveWordsIn>;

export const liveWords: Translated<LiveWords> = inEachLanguage(liveWordsIn);

/** The headline for a record's state; for an unexpected one, that the state is unknown. */
export function headlineOf(status: string, language: Language = mainLanguage): string {
  const { headlines } = statusWords[language];
  return status in headlines ? headlines[status as keyof typeof headlines] : headlines.unknown;
}
