import type { z } from "zod";
import { codeSamples } from "@/lib/integration-api/code-samples";
import { languages } from "@/lib/integration-api/languages";
import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import type { Language } from "@/lib/site/language";
import { costOf } from "./credits";
import { answerDescription, fieldsOf } from "./fields";
import type { DocumentationTable } from "./tables";
import { documentationWords } from "./words";

/** Markdown generated from data, whose texts are Markdown already and aren't escaped. */

export const fence = (grammar: string, code: string) =>
  `\`\`\`${grammar === "text" ? "" : grammar}\n${code}\n\`\`\``;

const grammarOf = (id: string) => languages.find((language) => language.id === id)?.grammar ?? "text";
const cell = (text: string) => text.replaceAll("|", "\\|");

export function table({ columns, rows }: Pick<DocumentationTable, "columns" | "rows">): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** One program in several languages, one after the other. */
export function programs(sources: readonly (readonly [language: string, source: string])[]): string {
  return sources.map(([language, source]) => fence(grammarOf(language), source)).join("\n\n");
}

function fields(schema: z.ZodType, io: "input" | "output", language: Language): string {
  const { labels } = documentationWords[language];
  return fieldsOf(schema, io, language)
    .map(
      ({ name, type, required, description }) =>
        `- \`${name}\` (${type}${io === "input" ? `, ${required ? labels.required : labels.optional}` : ""}) ${description}`,
    )
    .join("\n");
}

const callOf = ({ method, path }: IntegrationOperation) => `\`${method.toUpperCase()} ${path}\``;

/** An endpoint's row in the overview table. */
export function endpointRow(operation: IntegrationOperation, language: Language): string[] {
  const { labels } = documentationWords[language];
  return [callOf(operation), operation.summary, costOf(operation, labels)];
}

/** An endpoint's entry, below its heading. */
export function reference(operation: IntegrationOperation, language: Language): string {
  const { id, description, request, response } = operation;
  const { labels } = documentationWords[language];
  const [example] = Object.values(response.examples);
  return [
    `${callOf(operation)}, ${costOf(operation, labels)}`,
    description,
    ...(request ? [`**${labels.request}**`, fields(request.schema, "input", language)] : []),
    `**${labels.answer}**`,
    answerDescription(id, language),
    fields(response.schema, "output", language),
    fence("json", JSON.stringify(example?.value, null, 2)),
    programs(codeSamples(operation).map(({ lang, source }) => [lang, source])),
  ]
    .filter(Boolean)
    .join("\n\n");
}
