import { type ErrorWords, en } from "./error-words/en";
import { type Language, mainLanguage, pathIn, splitPath, type Translated } from "./language";

export interface ErrorPage {
  language: Language;
  words: ErrorWords;
  /** The address of the status page. */
  status: string;
}

/** Other languages are loaded when needed, because every page's script contains what is imported here. */
async function wordsIn(language: Language): Promise<ErrorWords> {
  if (language === mainLanguage) return en;
  const { translations }: { translations: Translated<ErrorWords> } = await import("./error-words/generated");
  return translations[language];
}

/**
 * The error page in the language of the failed page, which only its address tells.
 * @param path of the page
 * @returns the English page if the other language can't be loaded
 */
export async function errorPageAt(path: string): Promise<ErrorPage> {
  const page = (language: Language, words: ErrorWords) => ({
    language,
    words,
    status: pathIn(language, "/status"),
  });
  const { language } = splitPath(path);
  return wordsIn(language).then(
    (words) => page(language, words),
    () => page(mainLanguage, en),
  );
}
