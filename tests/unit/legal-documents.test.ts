import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { dataRetention, privacy, terms } from "@/lib/pages/legal";
import { ccpa } from "@/lib/privacy/ccpa-words";
import { gdpr } from "@/lib/privacy/gdpr-words";
import type { LegalDocument } from "@/lib/site/legal-document";

const site = path.resolve(import.meta.dirname, "../../app/(site)");

const documents: [route: string, document: LegalDocument, sections: number][] = [
  ["terms", terms, 13],
  ["privacy", privacy, 11],
  ["data-retention", dataRetention, 6],
  ["gdpr", gdpr, 6],
  ["ccpa", ccpa, 6],
];

/** The Markdown of a page, its parts in the order in which the page shows them. */
function sourceOf(route: string): string {
  const page = readFileSync(path.join(site, route, "page.tsx"), "utf8");
  const files = new Map(
    [...page.matchAll(/import (\w+) from "\.\/([\w-]+\.mdx)"/g)].map((m) => [m[1], m[2]]),
  );
  const shown = [...page.matchAll(/<(\w+) \/>/g)].flatMap((m) => files.get(m[1]) ?? []);
  expect(shown).toHaveLength(readdirSync(path.join(site, route)).filter((f) => f.endsWith(".mdx")).length);
  return shown.map((file) => readFileSync(path.join(site, route, file), "utf8")).join("\n");
}

describe.each(documents)("/%s", (route, document, sections) => {
  const source = sourceOf(route);
  const clauses = [...source.matchAll(/<Clause of=\{\w+\} id="([\w-]+)">(.*?)<\/Clause>/gs)];

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

  it("cites only paragraphs that exist", () => {
    const headings = new Set([...source.matchAll(/^### (\d+\.\d+) /gm)].map((heading) => heading[1]));
    for (const [, cited] of source.matchAll(/\b(?:as|under|that|in) (\d{1,2}\.\d)\b/g))
      expect(headings).toContain(cited);
  });

  it("takes periods and amounts from the facts instead of writing them out", () => {
    const prose = source.replace(/^(?:import .*|### \S+)/gm, "");
    const period = /\d[\d,.]*[ -](?:business )?(?:minute|hour|day|month|year|request|credit)/gi;
    expect(prose.match(period) ?? []).toEqual([]);
    expect(prose.match(/\$\d+/g) ?? []).toEqual([]);
  });
});
