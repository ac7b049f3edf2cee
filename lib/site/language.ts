/** The languages of the public pages. English is what the site was written in; its pages have no prefix. */
export const languages = ["en", "de", "fr", "es"] as const;

export type Language = (typeof languages)[number];

export const mainLanguage = "en" satisfies Language;

/** Those whose pages lie below their own prefix. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage);

/** What the console calls a language. */
export const englishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The same words in every language. */
export type Translated<Words> = Readonly<Record<Language, Words>>;

/** Some of the words, at any depth. */
export type Part<Words> = Words extends (...values: never[]) => unknown
  ? Words
  : Words extends object
    ? { [Key in keyof Words]?: Part<Words[Key]> }
    : string;

/** Makes one thing for each language, e.g. a schema with the sentences of that language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Translated<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The language that a row was stored in; English for one that isn't there any more. */
export const storedLanguage = (value: string): Language => (isLanguage(value) ? value : mainLanguage);

/** What lies at one address in no language: these folders, whatever ends like a file, and what is sent as one. */
const shared = [
  /^\/(?:api|operator|_[\w-]+|og|icons|logo|\.well-known)(?:[/?#]|$)/,
  // Not the manifest, which each language has, nor an access link.
  /^[^?#]*\.[a-z\d]{2,5}(?:[?#]|$)/,
  /^\/(?:apple-icon|status\/text|privacy-requests\/[^/]+\/[^/]+\/(?:data|package))(?:[?#]|$)/,
];

/**
 * The address of a page in a language. What is no page of this site (another site's address, a fragment, an endpoint, a
 * file) stays what it is.
 * @param path as in lib/site/paths.ts, without a prefix
 */
export function pathIn(language: Language, path: string): string {
  if (language === mainLanguage || !path.startsWith("/") || path.startsWith("//") || isShared(path))
    return path;
  return below(language, path);
}

const isShared = (path: string) => shared.some((address) => address.test(path));

const below = (language: Language, path: string) =>
  path === "/" ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, "")}`;

/** Where app holds what answers at a path: a page lies below `[language]`, in English as well. */
export const treePath = (path: string): string =>
  splitPath(path).language !== mainLanguage || isShared(path) ? path : below(mainLanguage, path);

const mainFolder = new RegExp(`^/${mainLanguage}(?:/+|$)`);

/** The address of what app holds at a path: that of an English page is bare. */
export const bareAddress = (path: string): string => path.replace(mainFolder, "/");

/** What an address asks for: in which language, and which page by its path without the prefix. */
export function splitPath(path: string): { language: Language; path: string } {
  const found = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  if (found === undefined || !isLanguage(found) || found === mainLanguage)
    return { language: mainLanguage, path };
  return { language: found, path: path.slice(found.length + 1) || "/" };
}

/** How the query of an endpoint names the language. */
export const languageParameter = "language";

/** The address of an endpoint whose answer, and whose mails, are to be in a language. */
export const endpointIn = (language: Language, endpoint: string): string =>
  language === mainLanguage ? endpoint : `${endpoint}?${languageParameter}=${language}`;

/** The language of whatever a request's target is, page or endpoint, written as in its first line (RFC 9112 §3.2.1). */
export function languageOfTarget(target: string): Language {
  const [path = "", query] = target.split("?", 2);
  const asked = new URLSearchParams(query).get(languageParameter);
  return isLanguage(asked) ? asked : splitPath(path).language;
}

/** The language that a request asks for: by its query, or by the prefix of its path; English where neither names one. */
export function languageOf(request: Pick<Request, "url">): Language {
  const { pathname, search } = new URL(request.url);
  return languageOfTarget(pathname + search);
}
