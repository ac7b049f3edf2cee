/** The languages of the public pages. English is what the site was written in; its pages have no prefix. */
export const languages = ["en", "de", "fr", "es"] as const;

export type Language = (typeof languages)[number];

export const mainLanguage = "en" satisfies Language;

/** Those whose pages lie below their own prefix. */
export const otherLanguages = languages.filter((language) => language !== mainLanguage);

/** Each by its own name, as the switch writes it, and as link previews name it (Open Graph). */
export const languageFacts: Record<Language, { name: string; openGraph: string }> = {
  en: { name: "English", openGraph: "en_US" },
  de: { name: "Deutsch", openGraph: "de_DE" },
  fr: { name: "Français", openGraph: "fr_FR" },
  es: { name: "Español", openGraph: "es_ES" },
};

/** What the console calls a language. */
export const englishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** The same words in every language. */
export type Translated<Words> = Readonly<Record<Language, Words>>;

/** Makes one thing for each language, e.g. a schema with the sentences of that language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Translated<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

export const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

/** The language that a row was stored in; English for one that isn't there any more. */
export const storedLanguage = (value: string): Language => (isLanguage(value) ? value : mainLanguage);

/** Folders that answer in no language of their own: they lie at one address only. */
const shared = /^\/(?:api|operator|_next|og|icons|logo|openapi\.json|llms\.txt|logo\.svg)(?:[/?#]|$)/;

/**
 * The address of a page in a language. What is no page of this site (another site's address, a fragment, an endpoint, a
 * file) stays what it is.
 * @param path as in lib/site/paths.ts, without a prefix
 */
export function pathIn(language: Language, path: string): string {
  if (language === mainLanguage || !path.startsWith("/") || path.startsWith("//") || shared.test(path))
    return path;
  return path === "/" ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, "")}`;
}

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
