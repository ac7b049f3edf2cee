import type { Metadata } from "next";
import { type Law, lawOf, laws, type RequestPageKey, requestPageKey, rightOf } from "@/lib/privacy/laws";
import { periodWithin } from "@/lib/privacy/laws/periods";
import { site } from "@/lib/site/brand";
import {
  inEachLanguage,
  type Language,
  languages,
  mainLanguage,
  pathIn,
  type Translated,
} from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { type PageMeta, pageTable, type TableKey } from "./page-table";
import { translations as metaWords } from "./words/meta/generated";

export type PageKey = TableKey | RequestPageKey;

/** The brand's name with a subtitle, e.g. "Palisade: Sign in". */
export const brandedTitle = (language: Language, line: string): string =>
  metaWords[language].underBrand({ brand: site.name, line });

/** The period for most requests under a law, as written after "within". */
const standardPeriod = (id: Law, language: Language): string =>
  periodWithin(rightOf(id, lawOf(id).listed[0]).clock.within[0], language);

const tableKeys = Object.keys(pageTable) as TableKey[];

function metaIn(language: Language): Record<PageKey, PageMeta> {
  const ofTable = tableKeys.map((key) => [key, pageTable[key].meta[language]]);
  const ofLaws = laws.map(({ id }) => {
    const { description, ...rest } = lawOf(id, language).requestPage.meta;
    return [
      requestPageKey(id),
      { ...rest, description: description({ period: standardPeriod(id, language) }) },
    ];
  });
  return Object.fromEntries([...ofTable, ...ofLaws]) as Record<PageKey, PageMeta>;
}

/** Each page's metadata for search results, link previews and the sitemap. */
export const pageMeta: Translated<Record<PageKey, PageMeta>> = inEachLanguage(metaIn);

/** All indexed pages: those of the table, and the form of each law. */
export const pageKeys = Object.keys(pageMeta[mainLanguage]) as PageKey[];

const lawPages = new Map<PageKey, { path: string; parent: PageKey }>(
  laws.map(({ id, page, requestPage }) => [
    requestPageKey(id),
    { path: requestPage.path, parent: page ?? "privacyRequest" },
  ]),
);

/** The parent page. */
export const parentOf = (key: PageKey): PageKey =>
  lawPages.get(key)?.parent ?? pageTable[key as TableKey].parent ?? "home";

/** The address of a page in English, including the forms of laws. */
export const pagePath = (key: PageKey): string => lawPages.get(key)?.path ?? pageTable[key as TableKey].path;

/** The recommended size of link preview images, in pixels. */
export const openGraphSize = { width: 1200, height: 630 } as const;

/** The file name of a page's Open Graph image, which app/og renders. */
export const openGraphFile = (language: Language, key: PageKey): string =>
  language === mainLanguage ? `${key}.png` : `${key}.${language}.png`;

/**
 * The addresses of a page in all languages, for search engines; readers of other languages get English.
 * @param path as in lib/site/paths.ts
 */
export function languageAlternates(path: string): Record<string, string> {
  const each = languages.map((language) => [language, pathIn(language, path)]);
  return { ...Object.fromEntries(each), "x-default": path };
}

/** The canonical address of a page in one language, and those of the others. */
export const alternatesIn = (language: Language, path: string): NonNullable<Metadata["alternates"]> => ({
  canonical: pathIn(language, path),
  languages: languageAlternates(path),
});

/**
 * Title, description, addresses and link preview of a page in one language. The home page has a complete title; all
 * others get the brand's name appended.
 */
export function metadataIn(language: Language, key: PageKey): Metadata {
  const { title, description, picture } = pageMeta[language][key];
  const path = pagePath(key);
  const full = key === "home" ? brandedTitle(language, title) : `${title} · ${site.name}`;
  const image = {
    url: `/og/${openGraphFile(language, key)}`,
    ...openGraphSize,
    alt: brandedTitle(language, picture),
  };
  return {
    title: { absolute: full },
    description,
    alternates: alternatesIn(language, path),
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: languageDefinitions[language].openGraph,
      alternateLocale: languages
        .filter((other) => other !== language)
        .map((other) => languageDefinitions[other].openGraph),
      url: pathIn(language, path),
      title: full,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title: full, description, images: [image] },
  };
}
