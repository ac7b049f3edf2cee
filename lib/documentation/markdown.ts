import { codeSamples } from "@/lib/integration-api/code-samples";
import { guides } from "@/lib/integration-api/guides";
import { languages } from "@/lib/integration-api/languages";
import { integrationRefusals } from "@/lib/integration-api/moderation";
import { integrationOperations } from "@/lib/integration-api/operations";
import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { site } from "@/lib/site/brand";
import { pageMeta } from "@/lib/site/metadata";
import { paths } from "@/lib/site/paths";
import type { Block, DocumentationSection } from "./blocks";
import { markdownPath } from "./contents";
import { creditKinds } from "./credits";
import { descriptionOf, fieldsOf } from "./fields";
import { guideTexts } from "./integration-guides";
import { documentationSections, documentationLabels as labels } from "./sections";

/** A piece of running text: plain, code, strong, or a link to somewhere. */
export type Inline =
  | { type: "plain" | "code" | "strong"; text: string }
  | { type: "link"; text: string; href: string };

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads the three marks that documentation text may hold. Everything else is plain. */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, strong, label, href] = found;
    if (found.index > at) pieces.push({ type: "plain", text: text.slice(at, found.index) });
    if (code !== undefined) pieces.push({ type: "code", text: code });
    else if (strong !== undefined) pieces.push({ type: "strong", text: strong });
    else if (label !== undefined && href !== undefined) pieces.push({ type: "link", text: label, href });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ type: "plain", text: text.slice(at) });
  return pieces;
}

const fence = (grammar: string, code: string) => `\`\`\`${grammar}\n${code}\n\`\`\``;
const json = (value: unknown) => fence("json", JSON.stringify(value, null, 2));
const grammarOf = (id: string) => languages.find((language) => language.id === id)?.grammar ?? "text";
const cell = (text: string) => text.replaceAll("|", "\\|");

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function fields(schema: Parameters<typeof fieldsOf>[0], io: "input" | "output"): string {
  const members = fieldsOf(schema, io).map(
    ({ name, type, required, description }) =>
      `- \`${name}\` (${type}${io === "input" ? `, ${required ? labels.required : labels.optional}` : ""}) ${description}`,
  );
  return [descriptionOf(schema), members.join("\n")].filter(Boolean).join("\n\n");
}

function reference(operation: IntegrationOperation): string {
  const { summary, method, path, credits, description, request, answer } = operation;
  const [example] = Object.values(answer.examples);
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\`, ${credits === 0 ? labels.free : `${credits} ${labels.credits}`}`,
    description,
    ...(request ? [`**${labels.request}**`, fields(request.schema, "input")] : []),
    `**${labels.answer}**`,
    fields(answer.schema, "output"),
    json(example?.value),
    ...codeSamples(operation).map(({ lang, source }) => fence(grammarOf(lang), source)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const parts: Record<Extract<Block, { type: "part" }>["part"], () => string> = {
  endpoints: () =>
    table(
      labels.endpointColumns,
      integrationOperations.map(({ method, path, summary, credits }) => [
        `\`${method.toUpperCase()} ${path}\``,
        summary,
        credits === 0 ? labels.free : String(credits),
      ]),
    ),
  errors: () =>
    table(
      labels.errorColumns,
      integrationRefusals.map(({ status, description, remedy }) => [`\`${status}\``, description, remedy]),
    ),
  reference: () => integrationOperations.map(reference).join("\n\n"),
  guides: () =>
    guides
      .map(({ id, sources }) => {
        const programs = Object.entries(sources).map(([language, source]) =>
          fence(grammarOf(language), source),
        );
        return [`### ${guideTexts[id]?.title}`, guideTexts[id]?.text, ...programs].join("\n\n");
      })
      .join("\n\n"),
  calculator: () =>
    table(
      ["Kind", "Credits per check"],
      creditKinds.map(({ label, cost }) => [label, String(cost)]),
    ),
};

function render(block: Block): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "heading":
      return `## ${block.text}`;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "code":
      return fence(block.grammar === "text" ? "" : block.grammar, block.code);
    case "table":
      return table(block.columns, block.rows);
    case "steps":
      return block.items
        .map(({ title, blocks }, at) => `## ${at + 1}. ${title}\n\n${blocks.map(render).join("\n\n")}`)
        .join("\n\n");
    case "part":
      return parts[block.part]();
  }
}

/**
 * A section of the documentation as Markdown, whole: everything the page shows is in it. Anchors lead to the page, since
 * they may belong to another section's file and Markdown makes its own of headings.
 */
export function sectionMarkdown({ title, lead, blocks }: DocumentationSection): string {
  const markdown = `# ${title}\n\n${lead}\n\n${blocks.map(render).join("\n\n")}\n`;
  return markdown.replaceAll("](#", `](${paths.documentation}#`);
}

const link = (label: string, path: string, text: string) => `- [${label}](${site.url}${path}): ${text}`;

/** What this site is, where its documentation stands as Markdown, and which pages say the rest. */
export function llmsText(): string {
  const pages = [
    "features",
    "pricing",
    "status",
    "privacy",
    "dataRetention",
    "gdpr",
    "ccpa",
    "terms",
  ] as const;
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `The integration API is at ${site.api.baseUrl}: JSON over HTTPS with a bearer key, ${integrationOperations.length} endpoints.`,
    "## Documentation",
    [
      ...documentationSections.map(({ id, title, lead }) => link(title, markdownPath(id), lead)),
      link("OpenAPI 3.1", "/openapi.json", "The API and this site’s own endpoints, for machines."),
      link("Mock API", "/mock-api.mjs", "One file for Node that answers from the OpenAPI document."),
    ].join("\n"),
    "## Pages",
    pages.map((page) => link(pageMeta[page].title, paths[page], pageMeta[page].description)).join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
