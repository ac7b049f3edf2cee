import { describe, expect, it } from "vitest";
import { contentComponents } from "@/components/docs/content";
import { renderSection } from "@/lib/documentation/draw";
import { sectionMarkdown } from "@/lib/documentation/markdown";
import { contentsOf } from "@/lib/documentation/markdown-tree";
import { documentationSections } from "@/lib/documentation/sections";
import { documentationTables } from "@/lib/documentation/tables";
import { documentationWords } from "@/lib/documentation/words";
import { integrationOperations } from "@/lib/integration-api/operations";
import { integrationApiWords } from "@/lib/integration-api/words";
import { frameWords } from "@/lib/pages/frame-words";
import { htmlOf } from "@/lib/platform/html/static-html";
import { toJsonSchema } from "@/lib/platform/openapi/operation";
import { type Language, languages, otherLanguages } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { paths } from "@/lib/site/paths";
import { eventList } from "@/lib/webhooks/events";

const sectionsIn = (language: Language) => documentationSections[language];
const codeOf = (markdown: string) => markdown.match(/^```[\s\S]*?^```/gm) ?? [];
const inlineCodeOf = (markdown: string) =>
  (markdown.replaceAll(/^```[\s\S]*?^```/gm, "").match(/`[^`\n]+`/g) ?? []).sort();

const english = await Promise.all(sectionsIn("en").map(sectionMarkdown));

describe.each(otherLanguages)("the documentation in %s", (language) => {
  it("has the anchors, programs and names of the English version", async () => {
    for (const [at, section] of sectionsIn(language).entries()) {
      const original = sectionsIn("en")[at];
      if (!original) throw new Error(`No English section ${section.id}.`);
      const anchors = (await contentsOf(section)).map(({ id }) => id);
      expect(anchors).toEqual((await contentsOf(original)).map(({ id }) => id));
      const markdown = await sectionMarkdown(section);
      expect(codeOf(markdown)).toEqual(codeOf(english[at] ?? ""));
      expect(inlineCodeOf(markdown)).toEqual(inlineCodeOf(english[at] ?? ""));
      expect(markdown).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it("says when each event is sent", async () => {
    const section = sectionsIn(language).find(({ id }) => id === "webhooks");
    if (!section) throw new Error("No section lists events.");
    const text = await sectionMarkdown(section);
    for (const { type, when } of eventList) expect(text).toContain(`| \`${type}\` | ${when[language]} |`);
  });

  it("links to pages in its own language, and to files at their addresses", async () => {
    const drawn = await Promise.all(
      sectionsIn(language).map((section) => htmlOf(renderSection(section, contentComponents))),
    );
    const html = drawn.join("").replaceAll(/<pre>.*?<\/pre>/gs, "");
    const links = Array.from(html.matchAll(/href="?(\/[^"\s>]*)/g), ([, href]) => href);
    expect(links).toContain(`/${language}${paths.pricing}`);
    expect(links).toContain("/openapi.json");
    for (const href of links) expect(href).toMatch(new RegExp(`^/(?:${language}(?:/|$)|openapi\\.json$)`));
    expect(html).not.toMatch(/\*\*|\]\(|undefined|\[object/);
  });

  it("names a heading’s link and a copy button with a colon, which fits any grammar", () => {
    const { labels, copy } = documentationWords[language];
    const { legal } = frameWords[language];
    const { colon } = languageDefinitions[language];
    expect(labels.linkTo.endsWith(colon)).toBe(true);
    expect(legal.permalink({ section: "§" })).toBe(`${labels.linkTo} §`);
    expect(copy.between).toBe(`${colon} `);
  });
});

describe.each(languages)("a screen reader of the documentation in %s", (language) => {
  it.each(Object.entries(documentationTables[language]))(
    "hears what the table “%s” is about",
    (_name, table) => {
      expect(table.columns).not.toContain(table.caption);
    },
  );

  it("hears only sentences in the list of responses, since an option has no code style", async () => {
    const section = sectionsIn(language).find(({ id }) => id === "moderation");
    if (!section) throw new Error("No section lists responses.");
    const html = await htmlOf(renderSection(section, contentComponents));
    const errors = Array.from(html.matchAll(/<option[^>]*>(\d+) ([^<]*)/g), ([, status, text]) => ({
      status,
      text,
    }));
    const invalid = errors.filter(({ status }) => status === "422");
    expect(invalid).toHaveLength(3);
    for (const { text } of invalid) expect(text).toMatch(/^\p{Lu}[^.`]*\.$/u);
  });
});

describe("the words of the integration API", () => {
  it("describe every member that a schema describes", () => {
    const words: Partial<Record<string, string>> = integrationApiWords.en.fields;
    const described = new Set<string>();
    type Node = ReturnType<typeof toJsonSchema>;
    const read = (node: Node, prefix = "") => {
      for (const [key, member] of Object.entries(node.properties ?? {})) {
        if (member.description) described.add(prefix + key);
        expect(member.description).toBe(words[prefix + key]);
        read(member, `${prefix}${key}.`);
      }
    };
    for (const { request, response } of integrationOperations) {
      if (request) read(toJsonSchema(request.schema, "input"));
      read(toJsonSchema(response.schema, "output"));
    }
    expect([...described].sort()).toEqual(Object.keys(words).sort());
  });
});
