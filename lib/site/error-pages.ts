import { type ErrorWords, en } from "./error-words/en";
import type { Language } from "./language";

/** What a page that failed says. */
export interface ErrorPage {
  language: Language;
  words: ErrorWords;
  /** The address of the status page. */
  status: string;
}

/** Fetched when they are needed: what stands here travels to the browser with every page, so it imports nothing else. */
const others: Record<Exclude<Language, "en">, () => Promise<ErrorWords>> = {
  de: async () => (await import("./error-words/de")).de,
  fr: async () => (await import("./error-words/fr")).fr,
  es: async () => (await import("./error-words/es")).es,
};

const english: ErrorPage = { language: "en", words: en, status: "/status" };

const isOther = (folder: string): folder is keyof typeof others => Object.hasOwn(others, folder);

/**
 * What is said on a page that failed, in its language, which only the address still tells.
 * @param path the page's
 * @returns the English page where the words of another language can't be fetched
 */
export async function errorPageAt(path: string): Promise<ErrorPage> {
  const [, folder = ""] = path.split("/");
  if (!isOther(folder)) return english;
  return others[folder]().then(
    (words) => ({ language: folder, words, status: `/${folder}/status` }),
    () => english,
  );
}
