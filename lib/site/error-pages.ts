import { type ErrorWords, en } from "./error-words/en";
import { type Language, mainLanguage, pathIn, splitPath, type Translated } from "./language";

/** What a page that failed says. */
export interface ErrorPage {
  language: Language;
  words: ErrorWords;
  /** The address of the status page. */
  status: string;
}

/** Those of other languages are fetched when they are needed: what stands here travels to the browser with every page. */
async function wordsIn(language: Language): Promise<ErrorWords> {
  if (language === mainLanguage) return en;
  const { joined }: { joined: Translated<ErrorWords> } = await import("./error-words/generated");
  return joined[language];
}

/**
 * What is said on a page that failed, in its language, which only the address still tells.
 * @param path the page's
 * @returns the English page where the words of another language can't be fetched
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
