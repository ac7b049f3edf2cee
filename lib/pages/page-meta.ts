import type { Metadata } from "next";
import { type Law, lawOf, laws, type RequestPageKey, requestPageKey, rightOf } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import {
  inEachLanguage,
  type Language,
  languageFacts,
  languages,
  mainLanguage,
  pathIn,
  type Translated,
} from "@/lib/site/language";
import { type FixedPageKey, paths, receiversPath } from "@/lib/site/paths";
import { de } from "./words/meta/de";
import { en, type MetaWords } from "./words/meta/en";
import { es } from "./words/meta/es";
import { fr } from "./words/meta/fr";

const metaWords: Translated<MetaWords> = { en, de, fr, es };

export type PageKey = FixedPageKey | RequestPageKey | "receivers";

export type PageMeta = {
  /** The name of the page; the layout adds the brand. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The line the page's Open Graph picture says in large letters. */
  picture: string;
};

/** The brand's name with a line of its own, e.g. "Palisade: Sign in". */
export const underBrand = (language: Language, line: string): string =>
  metaWords[language].underBrand({ brand: site.name, line });

/** How many days most requests under a law take. @throws RangeError for a law that counts otherwise */
function standardDays(id: Law): number {
  const { within } = rightOf(id, lawOf(id).listed[0]).clock;
  const [stated] = within;
  if (!("days" in stated)) throw new RangeError(`${id} doesn't count its first period in days.`);
  return stated.days;
}

function metaIn({ pages, requests }: MetaWords): Record<PageKey, PageMeta> {
  const ofLaws = laws.map(({ id }): [RequestPageKey, PageMeta] => {
    const { description, ...rest } = requests[id];
    return [requestPageKey(id), { ...rest, description: description({ days: standardDays(id) }) }];
  });
  return { ...pages, ...(Object.fromEntries(ofLaws) as Record<RequestPageKey, PageMeta>) };
}

/** What each page calls itself outside itself: in search results, link previews and the sitemap. */
export const pageMeta: Translated<Record<PageKey, PageMeta>> = inEachLanguage((language) =>
  metaIn(metaWords[language]),
);

/** Every page that is found by itself, in no particular order. */
export const pageKeys = Object.keys(pageMeta[mainLanguage]) as PageKey[];

/** The pages that belong under another one than the home page. */
const parents: ReadonlyMap<PageKey, PageKey> = new Map<PageKey, PageKey>([
  ["statusSubscribe", "status"],
  ["receivers", "documentation"],
  ["privacyRequest", "privacy"],
  ...laws.map(({ id, page }) => [requestPageKey(id), page ?? "privacyRequest"] as const),
]);

/** The page that one belongs under. */
export const parentOf = (key: PageKey): PageKey => parents.get(key) ?? "home";

/** The pages that `paths` doesn't hold. */
const otherPaths = new Map<string, string>([
  ...laws.map(({ id, requestPage }) => [requestPageKey(id), requestPage.path] as const),
  ["receivers", receiversPath],
]);

/** The address of a page in English, be it the form of a law. */
export const pagePath = (key: PageKey): string => otherPaths.get(key) ?? paths[key as FixedPageKey];

/** The size every link preview asks for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The file of a page's Open Graph picture, which app/og draws. */
export const pictureFile = (language: Language, key: PageKey): string =>
  language === mainLanguage ? `${key}.png` : `${key}.${language}.png`;

/**
 * The addresses of a page in all languages, as search engines are told of them; who reads none of them is led to English.
 * @param path as in lib/site/paths.ts
 */
export function versionsOf(path: string): Record<string, string> {
  const each = languages.map((language) => [language, pathIn(language, path)]);
  return { ...Object.fromEntries(each), "x-default": path };
}

/** The canonical address of a page in one language, and those of the others. */
export const alternatesIn = (language: Language, path: string): NonNullable<Metadata["alternates"]> => ({
  canonical: pathIn(language, path),
  languages: versionsOf(path),
});

/**
 * Title, description, addresses and link preview of a page in one language. The home page says its whole title; every
 * other one has the brand's name behind its own.
 */
export function metadataIn(language: Language, key: PageKey): Metadata {
  const { title, description, picture } = pageMeta[language][key];
  const path = pagePath(key);
  const full = key === "home" ? underBrand(language, title) : `${title} · ${site.name}`;
  const image = {
    url: `/og/${pictureFile(language, key)}`,
    ...pictureSize,
    alt: underBrand(language, picture),
  };
  return {
    title: { absolute: full },
    description,
    alternates: alternatesIn(language, path),
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: languageFacts[language].openGraph,
      alternateLocale: languages
        .filter((other) => other !== language)
        .map((other) => languageFacts[other].openGraph),
      url: pathIn(language, path),
      title: full,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title: full, description, images: [image] },
  };
}
