import { describe, expect, it } from "vitest";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { stakeRow } from "@/components/pictures/stake-row";
import { metadataIn, pageKeys, pageMeta, pagePath } from "@/lib/pages/page-meta";
import { structuredData } from "@/lib/pages/structured-data";
import { laws } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { languages, otherLanguages, pathIn, splitPath } from "@/lib/site/language";
import { manifestIn } from "@/lib/site/manifest";
import { paths } from "@/lib/site/paths";
import { answers, pageRoutes, routesOfNoContent, unlistedRoutes } from "@/tests/support/app-routes";

const everywhere = languages.flatMap((language) => pageKeys.map((key) => ({ language, key })));

describe.each(everywhere)("$key in $language", ({ language, key }) => {
  const { title, description, picture } = pageMeta[language][key];

  it("has a title and a description that search results show in full", () => {
    expect(`${title} · ${site.name}`.length).toBeLessThanOrEqual(language === "en" ? 75 : 92);
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("states the figures of the English page", () => {
    const figuresOf = (text: string) => text.match(/\d+/g) ?? [];
    expect(figuresOf(description)).toEqual(figuresOf(pageMeta.en[key].description));
  });

  it("names its own address and image, and its addresses in all languages", () => {
    const metadata = metadataIn(language, key);
    const path = pagePath(key);
    const own = pathIn(language, path);
    const name = language === "en" ? key : `${key}.${language}`;
    expect(metadata.openGraph).toMatchObject({ url: own, images: [{ url: `/og/${name}.png` }] });
    const below = path === "/" ? "" : path;
    expect(metadata.alternates).toEqual({
      canonical: own,
      languages: {
        en: path,
        ...Object.fromEntries(otherLanguages.map((other) => [other, `/${other}${below}`])),
        "x-default": path,
      },
    });
  });

  it("has a line for its image that fits in two rows", () => {
    expect(picture.length).toBeLessThanOrEqual(48);
    const heights = stakeRow(key).map((stake) => stake.height);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  });
});

it("a page states its language and its other languages in Open Graph", () => {
  expect(metadataIn("fr", "pricing").openGraph).toMatchObject({
    locale: "fr_FR",
    alternateLocale: ["en_US", "de_DE", "es_ES"],
  });
});

it.each(languages)("no two pages in %s have the same title or description", (language) => {
  for (const part of ["title", "description"] as const) {
    expect(new Set(pageKeys.map((key) => pageMeta[language][key][part])).size).toBe(pageKeys.length);
  }
});

it("the sitemap lists the pages of every route with content in every language, and no others", () => {
  const entries = sitemap();
  const english = entries
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => splitPath(path).path === path);
  const listed = pageRoutes().filter((route) => ![...routesOfNoContent, ...unlistedRoutes].includes(route));
  expect(listed.filter((route) => !english.some((path) => answers(route, path)))).toEqual([]);
  expect(english.filter((path) => !listed.some((route) => answers(route, path)))).toEqual([]);
  expect(english).toEqual(expect.arrayContaining(laws.map(({ requestPage }) => requestPage.path)));
  const addresses = languages.flatMap((language) =>
    english.map((path) => `${site.url}${pathIn(language, path)}`),
  );
  expect(entries.map((entry) => entry.url).toSorted()).toEqual(addresses.toSorted());
  expect(robots().sitemap).toBe(`${site.url}/sitemap.xml`);
  const alternates = {
    en: `${site.url}/pricing`,
    ...Object.fromEntries(otherLanguages.map((other) => [other, `${site.url}/${other}/pricing`])),
    "x-default": `${site.url}/pricing`,
  };
  const pricing = entries.filter((entry) => entry.url.endsWith("/pricing"));
  expect(pricing.map((entry) => entry.alternates?.languages)).toEqual(languages.map(() => alternates));
});

it("robots.txt excludes crawlers from the console, the endpoints and corrections in every language", () => {
  expect(robots().rules).toMatchObject({
    disallow: expect.arrayContaining(["/api/", paths.operator, "/correct/", "/de/correct/", "/es/correct/"]),
  });
});

it("an installed site starts in the language it was installed in", () => {
  expect(manifestIn("en")).toMatchObject({ id: "/", start_url: "/", lang: "en" });
  expect(manifestIn("es")).toMatchObject({ id: "/es", start_url: "/es", lang: "es" });
});

it.each([
  ["en", "", "CCPA Compliance"],
  ["de", "/de", "CCPA-Konformität"],
] as const)(
  "a request form has breadcrumbs from the home page through its parent: %s",
  (language, prefix, parent) => {
    expect(structuredData(language, "ccpaRequest")).toMatchObject({
      itemListElement: [
        { position: 1, name: site.name, item: `${site.url}${prefix || "/"}` },
        { position: 2, name: parent, item: `${site.url}${prefix}${paths.ccpa}` },
        { position: 3, item: `${site.url}${prefix}${paths.ccpaRequest}` },
      ],
    });
  },
);

it("structured data states the language of each home page", () => {
  expect(structuredData("en", "home")).toMatchObject({
    "@graph": [{}, { "@id": `${site.url}/#website`, inLanguage: "en" }],
  });
  expect(structuredData("fr", "home")).toMatchObject({
    "@graph": [{}, { "@id": `${site.url}/fr#website`, url: `${site.url}/fr`, inLanguage: "fr" }],
  });
});

it("structured data claims no ratings, reviews or prices", () => {
  const everything = everywhere.map(({ language, key }) => JSON.stringify(structuredData(language, key)));
  expect(everything.join("\n")).not.toMatch(/rating|review|offer|price|award/i);
});
