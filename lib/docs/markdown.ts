import type { Block, DocumentationSection } from "@/lib/content/documentation/blocks";
import { creditKinds } from "@/lib/content/documentation/credits";
import { documentationLabels as labels } from "@/lib/content/documentation/documentation";
import { guideTexts } from "@/lib/content/documentation/integration-guides";
import { guides } from "@/lib/openapi/guides/guides";
import { integrationOperations } from "@/lib/openapi/integration/operations";
import type { IntegrationOperation } from "@/lib/openapi/operation";
import { integrationRefusals } from "@/lib/openapi/problems";
import { codeSamples } from "@/lib/openapi/samples/code-samples";
import { languages } from "@/lib/openapi/samples/language";
import { paths } from "@/lib/paths";
import { descriptionOf, fieldsOf } from "./fields";

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
