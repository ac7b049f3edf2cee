/** The languages of the public pages. English is what the site was written in; its pages have no prefix. */
export const languages = ["en", "de", "fr", "es"] as const;

export type Language = (typeof languages)[number];

export const mainLanguage = "en" satisfies Language;

/** The languages with a prefix in addresses. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage);

/** What the console calls a language. */
export const englishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The same text in every language. */
export type Translated<Words> = Readonly<Record<Language, Words>>;

/** A part of the text, at any depth. */
export type Part<Words> = Words extends (...values: never[]) => unknown
  ? Words
  : Words extends object
    ? { [Key in keyof Words]?: Part<Words[Key]> }
    : string;

/** Makes one thing for each language, e.g. a schema with the sentences of that language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Translated<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The language of a row; English if the site no longer has it. */
export const storedLanguage = (value: string): Language => (isLanguage(value) ? value : mainLanguage);

/** Addresses without a language: these folders, files, and downloads. */
const shared = [
  /^\/(?:api|operator|_[\w-]+|og|icons|logo|\.well-known)(?:[/?#]|$)/,
  // Not the manifest, which each language has, nor an access link.
  /^[^?#]*\.[a-z\d]{2,5}(?:[?#]|$)/,
  /^\/(?:apple-icon|status\/text|privacy-requests\/[^/]+\/[^/]+\/(?:data|package))(?:[?#]|$)/,
];

/**
 * The address of a page in a language. Addresses that aren't pages of this site (other sites, fragments, endpoints,
 * files) stay unchanged.
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

/** The path in `app`: pages are below `[language]`, in English as well. */
export const treePath = (path: string): string =>
  splitPath(path).language !== mainLanguage || isShared(path) ? path : below(mainLanguage, path);

const mainFolder = new RegExp(`^/${mainLanguage}(?:/+|$)`);

/** The public address of a path in `app`: English pages have no prefix. */
export const bareAddress = (path: string): string => path.replace(mainFolder, "/");

/** The language of an address, and its path without the prefix. */
export function splitPath(path: string): { language: Language; path: string } {
  const found = /^\/([a-z]{2})(?=\/|$)/.exec(path)?.[1];
  if (found === undefined || !isLanguage(found) || found === mainLanguage)
    return { language: mainLanguage, path };
  return { language: found, path: path.slice(found.length + 1) || "/" };
}

/** The query parameter of endpoints for the language. */
export const languageParameter = "language";

/** The address of an endpoint that answers and sends emails in a language. */
export const endpointIn = (language: Language, endpoint: string): string =>
  language === mainLanguage ? endpoint : `${endpoint}?${languageParameter}=${language}`;

/** The language of a request's target, page or endpoint (RFC 9112 §3.2.1). */
export function languageOfTarget(target: string): Language {
  const [path = "", query] = target.split("?", 2);
  const language = new URLSearchParams(query).get(languageParameter);
  return isLanguage(language) ? language : splitPath(path).language;
}

/** The language of a request, by its query or the prefix of its path; by default English. */
export function languageOf(request: Pick<Request, "url">): Language {
  const { pathname, search } = new URL(request.url);
  return languageOfTarget(pathname + search);
}
