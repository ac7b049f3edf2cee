import { inEachLanguage } from "./language";
import { siteWords } from "./words";

/** Response times as text after "within". Only for the server. */
export const responseTimes = inEachLanguage((language) => siteWords[language].responseTimes);
