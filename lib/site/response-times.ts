import { inEachLanguage } from "./language";
import { siteWords } from "./words";

/** The times of an answer in words, as they stand in a sentence after "within". For the server. */
export const responseTimes = inEachLanguage((language) => siteWords[language].responseTimes);
