import { describe, expect, it } from "vitest";
import { contentComponents } from "@/components/docs/content";
import { limitSentence } from "@/lib/documentation/credits";
import { renderSection } from "@/lib/documentation/draw";
import { answerDescription } from "@/lib/documentation/fields";
import { llmsText } from "@/lib/documentation/llms";
import { sectionMarkdown } from "@/lib/documentation/markdown";
import { contentsOf } from "@/lib/documentation/markdown-tree";
import { documentationSections as localSections, pageOfSection } from "@/lib/documentation/sections";
import { documentationWords } from "@/lib/documentation/words";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { guides } from "@/lib/integration-api/guides";
import { languages, urlVariable } from "@/lib/integration-api/languages";
import { integrationOperations } from "@/lib/integration-api/operations";
import { htmlOf } from "@/lib/platform/html/static-html";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { numberForms } from "@/lib/site/number-forms";
import { documentationPaths, paths } from "@/lib/site/paths";
import { eventList } from "@/lib/webhooks/events";
import { receiverSamples } from "@/lib/webhooks/samples";

const documentationSections = localSections.en;
const sectionCalled = (id: string) => {
  const section = documentationSections.find((each) => each.id === id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
};
const receiversSection = sectionCalled("webhooks");
const calculator = documentationWords.en.calculator;

const contents = await Promise.all(documentationSections.map(contentsOf));
const ids = documentationSections.flatMap(({ id }, at) => [
  id,
  ...(contents[at] ?? []).map((item) => item.id),
]);
/** The page of each part: the first page has several sections, every other page has one. */
const addresses = documentationSections.flatMap(({ id }, at) =>
  [id, ...(contents[at] ?? []).map((item) => item.id)].map((part) => `${pageOfSection(id)}#${part}`),
);
const markdown = await Promise.all(documentationSections.map(sectionMarkdown));

describe("the documentation", () => {
  it("gives every section a unique anchor, #api-reference among them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("api-reference");
  });

  it("has only links that work", () => {
    const files = ["/openapi.json", "/mock-api.mjs"];
    const pages: string[] = [...Object.values(paths), ...Object.values(documentationPaths)];
    // Programs may contain brackets too.
    const links = markdown.flatMap((text) =>
      Array.from(text.replaceAll(/^```.*?^```/gms, "").matchAll(/\]\(([^)\s]+)\)/g), ([, href = ""]) => href),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) {
      if (href.startsWith(paths.documentation) && href.includes("#")) expect(addresses).toContain(href);
      else if (href.startsWith("/")) expect([...pages, ...files]).toContain(href);
      else expect(href).toMatch(/^(?:https:\/\/|mailto:)/);
    }
  });

  it("contains every endpoint, sample and guide in its Markdown", () => {
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

  it("says which prices are assumed", () => {
    const all = markdown.join("\n");
    for (const { method, path, credits, assumed } of integrationOperations) {
      const cost = credits === 0 ? "no price listed" : `${credits} credits${assumed ? " (assumed)" : ""}`;
      expect(all).toContain(`\`${method.toUpperCase()} ${path}\`, ${cost}\n`);
    }
    expect(integrationOperations.filter(({ assumed }) => assumed)).toHaveLength(3);
  });

  it("links from its Markdown only to existing anchors", () => {
    const anchors = markdown.flatMap((text) =>
      Array.from(text.matchAll(/\]\(([^)\s]*#[^)\s]+)\)/g), ([, address]) => address),
    );
    expect(anchors.length).toBeGreaterThan(3);
    for (const address of anchors) expect(addresses).toContain(address);
  });

  it("describes a response without described members as on the page", () => {
    const reference =
      markdown.find((text) => text.startsWith(`# ${documentationWords.en.sections.service.title}`)) ?? "";
    expect(answerDescription("analytics-dashboard", "en")).not.toBe("");
    expect(reference).toContain(answerDescription("analytics-dashboard", "en"));
  });

  it("says how each language’s programs are run, and from which file", () => {
    const all = markdown.join("\n");
    for (const { label, file, run, needs } of languages) {
      expect(run).toContain(file);
      expect(all).toContain(`| ${label} | ${run} | ${needs} |`);
    }
  });

  it("gives every program the base URL from the environment, and the API’s by default", () => {
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

  it("is followed by every page that the footer links to", () => {
    const [, pages = ""] = llmsText().split("## Pages");
    const listed = [...pages.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) =>
      address.slice(site.url.length),
    );
    const linked = [paths.features, paths.pricing, paths.status, paths.about, paths.contact, paths.security];
    const legal = [
      paths.privacy,
      paths.terms,
      paths.dataRetention,
      paths.gdpr,
      paths.ccpa,
      paths.privacyRequest,
    ];
    expect(listed.sort()).toEqual([...linked, ...legal].sort());
  });
});

describe("the prose of a section", () => {
  const configuration = markdown.find((text) => text.startsWith("# Configuration")) ?? "";

  it("reads in Markdown as it was written", () => {
    expect(configuration).toContain("\n## Beyond the documented endpoints\n");
    expect(configuration).toContain(`\n- **SDK**: the product has one.`);
    expect(configuration).toContain("You can try it on the [home page](/).");
    expect(configuration).toContain(`is [not specified](${documentationPaths.errors}#left-open).`);
    expect(markdown[0]).toContain("\n## 1. Start the mock\n");
    expect(markdown[0]).toContain("Base your decision on `flagged`. Use `categories` to say why");
  });

  it("takes its numbers from their definitions", () => {
    expect(configuration).toContain(`in under ${figures.claims.preFilterMs} ms.`);
    expect(markdown.join("\n")).not.toMatch(/undefined|\[object|NaN/);
  });

  it("is the same on the page, without Markdown syntax left over", async () => {
    const page = await Promise.all(
      documentationSections.map((section) => htmlOf(renderSection(section, contentComponents))),
    );
    const html = page.join("").replaceAll(/<pre>.*?<\/pre>/gs, "");
    expect(html).toContain("<strong>SDK</strong>: the product has one.");
    expect(html).toContain("<a href=/pricing>Pricing</a>");
    expect(html).toContain("<code>Retry-After</code>");
    expect(html).not.toMatch(/`|\*\*|\]\(|undefined|\[object/);
    for (const id of contents.flat().map((item) => item.id))
      expect(html).toMatch(new RegExp(`id="?${id}\\b`));
  });

  it("has every guide in code, and no others", () => {
    const listed = contents[documentationSections.findIndex(({ id }) => id === "integration-guides")];
    expect(listed?.map(({ id }) => id)).toEqual(["run-a-sample", ...guides.map(({ id }) => id)]);
  });
});

describe("the page for receivers of webhooks", () => {
  it("lists every event and shows a program in every language, in Markdown too", async () => {
    const text = await sectionMarkdown(receiversSection);
    for (const { type, when } of eventList) expect(text).toContain(`| \`${type}\` | ${when.en} |`);
    for (const { id } of languages) expect(text).toContain(receiverSamples[id]);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  });

  it("is rendered without Markdown syntax left over", async () => {
    const html = (await htmlOf(renderSection(receiversSection, contentComponents))).replaceAll(
      /<pre>.*?<\/pre>/gs,
      "",
    );
    expect(html).not.toMatch(/`|\*\*|\]\(|undefined|\[object/);
    expect(html).toContain(">Shell<");
    for (const { id } of await contentsOf(receiversSection))
      expect(html).toMatch(new RegExp(`id="?${id}\\b`));
  });
});

describe("the calculator", () => {
  it.each([
    [0, "come to 0 per minute"],
    [1_000, "under 0.1 per minute"],
    [4_320_000, "100 per minute, within"],
    [8_640_000, "200 per minute. This exceeds"],
  ])("compares %d checks a month with the limit", (checks, words) => {
    expect(limitSentence(checks, calculator.limit, numberForms.en)).toContain(words);
  });
});
