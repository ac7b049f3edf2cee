import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ccpa } from "@/lib/pages/ccpa";
import { gdpr } from "@/lib/pages/gdpr";
import { dataRetention, privacy, terms } from "@/lib/pages/legal";
import type { LegalDocument } from "@/lib/pages/legal-document";
import { type Language, languages, type Translated } from "@/lib/site/language";

const site = path.resolve(import.meta.dirname, "../../app/[language]/(site)");

const documents: [route: string, document: Translated<LegalDocument>, sections: number][] = [
  ["terms", terms, 13],
  ["privacy", privacy, 11],
  ["data-retention", dataRetention, 6],
  ["gdpr", gdpr, 6],
  ["ccpa", ccpa, 6],
];

/** The Markdown of a page in a language, with its parts in the order of the page. */
function sourceOf(route: string, language: Language): string {
  const folder = path.join(site, route);
  const page = readFileSync(path.join(folder, "page.tsx"), "utf8");
  const ending = language === "en" ? "mdx" : `${language}.mdx`;
  const shown = [...page.matchAll(/<LocalContent of=\{prose\.(\w+)\} \/>/g)].map(
    ([, part = ""]) => `${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${ending}`,
  );
  // Every English part is shown, and so is its replacement.
  expect(shown).toHaveLength(readdirSync(folder).filter((f) => /^[\w-]+\.mdx$/.test(f)).length);
  return shown.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
}

const clausesOf = (source: string) => [
  ...source.matchAll(/<Clause of=\{\w+\} id="([\w-]+)">(.*?)<\/Clause>/gs),
];

describe.each(documents)("/%s in each language", (route, document, sections) => {
  const english = clausesOf(sourceOf(route, "en"));

  it.each(languages)("has its sections and their paragraphs: %s", (language) => {
    const clauses = clausesOf(sourceOf(route, language));
    expect(document[language].sections).toHaveLength(sections);
    expect(document[language].sections.map(({ id }) => id)).toEqual(document.en.sections.map(({ id }) => id));
    expect(clauses.map(([, id]) => id)).toEqual(english.map(([, id]) => id));
    const paragraphs = ([, , text = ""]: RegExpExecArray) =>
      [...text.matchAll(/^### (\d\S*) /gm)].map((heading) => heading[1]);
    expect(clauses.map(paragraphs)).toEqual(english.map(paragraphs));
  });
});

describe.each(documents)("/%s", (route, { en: document }, sections) => {
  const source = sourceOf(route, "en");
  const clauses = clausesOf(source);

  it("has its sections, in the order of its table of contents", () => {
    expect(document.sections).toHaveLength(sections);
    expect(clauses.map((clause) => clause[1])).toEqual(document.sections.map(({ id }) => id));
  });

  it("numbers the paragraphs of each section without a gap", () => {
    for (const [index, clause] of clauses.entries()) {
      const numbers = [...(clause[2] ?? "").matchAll(/^### (\S+) /gm)].map((heading) => heading[1]);
      expect(numbers).toEqual(numbers.map((_, place) => `${index + 1}.${place + 1}`));
    }
  });

  it("cites only existing paragraphs", () => {
    const headings = new Set([...source.matchAll(/^### (\d+\.\d+) /gm)].map((heading) => heading[1]));
    for (const [, cited] of source.matchAll(/\b(?:as|under|that|in) (\d{1,2}\.\d)\b/g))
      expect(headings).toContain(cited);
  });

  it("takes periods and amounts from definitions instead of repeating them", () => {
    const prose = source.replace(/^(?:import .*|### \S+)/gm, "");
    const period = /\d[\d,.]*[ -](?:business )?(?:minute|hour|day|month|year|request|credit)/gi;
    expect(prose.match(period) ?? []).toEqual([]);
    expect(prose.match(/\$\d+/g) ?? []).toEqual([]);
  });
});
