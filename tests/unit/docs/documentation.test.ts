import { describe, expect, it } from "vitest";
import type { Block } from "@/lib/documentation/blocks";
import { contentsOf } from "@/lib/documentation/contents";
import { limitSentence } from "@/lib/documentation/credits";
import { descriptionOf } from "@/lib/documentation/fields";
import { guideTexts } from "@/lib/documentation/integration-guides";
import { llmsText, parseInline, sectionMarkdown } from "@/lib/documentation/markdown";
import { documentationSections } from "@/lib/documentation/sections";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { guides } from "@/lib/integration-api/guides";
import { languages, urlVariable } from "@/lib/integration-api/languages";
import { integrationOperations } from "@/lib/integration-api/operations";
import { dashboardAnswer } from "@/lib/integration-api/schemas";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";

const ids = documentationSections.flatMap((section) => [
  section.id,
  ...contentsOf(section).map(({ id }) => id),
]);
const markdown = documentationSections.map(sectionMarkdown);

/** Every running text of a block, however deep. */
function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return block.rows.flat();
    case "steps":
      return block.items.flatMap(({ blocks }) => blocks.flatMap(textsOf));
    default:
      return [];
  }
}

describe("the documentation", () => {
  it("gives every part an anchor of its own, #api-reference among them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("api-reference");
  });

  it("links only to what is there", () => {
    const files = ["/openapi.json", "/mock-api.mjs"];
    const pages: string[] = Object.values(paths);
    const links = documentationSections
      .flatMap(({ blocks }) => blocks.flatMap(textsOf))
      .concat(Object.values(guideTexts).map(({ text }) => text))
      .flatMap(parseInline)
      .flatMap((piece) => (piece.type === "link" ? [piece.href] : []));
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) {
      if (href.startsWith("#")) expect(ids).toContain(href.slice(1));
      else if (href.startsWith("/")) expect([...pages, ...files]).toContain(href);
      else expect(href).toMatch(/^(?:https:\/\/|mailto:)/);
    }
  });

  it("has every endpoint, sample and guide in its Markdown", () => {
    const all = markdown.join("\n");
    for (const operation of integrationOperations) {
      expect(all).toContain(`${operation.method.toUpperCase()} ${operation.path}`);
      for (const { source } of codeSamples(operation)) expect(all).toContain(source);
    }
    for (const { sources } of guides)
      for (const source of Object.values(sources)) expect(all).toContain(source);
    for (const text of markdown)
      expect(text.match(/^```/gm)?.length ?? 0).toSatisfy((fences) => fences % 2 === 0);
  });

  it("leads from its Markdown to anchors of the page, where every one of them is", () => {
    const anchors = markdown.flatMap((text) => [...text.matchAll(/\]\(([^)\s]*)#([^)\s]+)\)/g)]);
    expect(anchors.length).toBeGreaterThan(3);
    for (const [, page, anchor] of anchors) {
      expect([page, anchor]).toEqual([paths.documentation, expect.any(String)]);
      expect(ids).toContain(anchor);
    }
  });

  it("says of an answer without described members what there is to say, on the page's terms", () => {
    const reference = markdown.find((text) => text.startsWith("# API Reference")) ?? "";
    expect(descriptionOf(dashboardAnswer)).not.toBe("");
    expect(reference).toContain(descriptionOf(dashboardAnswer));
  });

  it("says how each language's programs are run, and with which file", () => {
    const all = markdown.join("\n");
    for (const { label, file, run, needs } of languages) {
      expect(run).toContain(file);
      expect(all).toContain(`| ${label} | ${run} | ${needs} |`);
    }
  });

  it("gives every program the address from the environment, and the API's where there is none", () => {
    const programs = [
      ...integrationOperations.flatMap((operation) => codeSamples(operation).map(({ source }) => source)),
      ...guides.flatMap(({ sources }) => Object.values(sources)),
    ];
    for (const source of programs) {
      expect(source).toContain(urlVariable);
      expect(source.split(site.api.baseUrl)).toHaveLength(2);
    }
  });

  it("is listed for language models at addresses of this site", () => {
    const addresses = llmsText().match(/\]\((\S+)\)/g) ?? [];
    expect(addresses.length).toBeGreaterThan(documentationSections.length);
    for (const address of addresses) expect(address).toContain(`](${site.url}/`);
  });
});

describe("running text", () => {
  it("is read into its marks and loses nothing", () => {
    expect(parseInline("Set `flagged` **once**, see [here](/status).")).toEqual([
      { type: "plain", text: "Set " },
      { type: "code", text: "flagged" },
      { type: "plain", text: " " },
      { type: "strong", text: "once" },
      { type: "plain", text: ", see " },
      { type: "link", text: "here", href: "/status" },
      { type: "plain", text: "." },
    ]);
  });
});

describe("the calculator", () => {
  it.each([
    [0, "0 requests"],
    [1_000, "under 0.1 requests"],
    [4_320_000, "100 requests per minute;"],
    [8_640_000, "200 requests per minute, over"],
  ])("sets %d checks a month against the limit", (checks, words) => {
    expect(limitSentence(checks)).toContain(words);
  });
});
