import type { z } from "zod";
import { integrationApiWords } from "@/lib/integration-api/words";
import { type JsonSchema, toJsonSchema } from "@/lib/platform/openapi/operation";
import type { Language } from "@/lib/site/language";
import { documentationWords } from "./words";

/** A member of a request or response, as listed in the reference. */
export type Field = {
  /** With the names of its parents: "metadata.source". */
  name: string;
  type: string;
  required: boolean;
  description: string;
};

function typeName(schema: JsonSchema, language: Language): string {
  const { types } = documentationWords[language];
  if (schema.type === "array") return types.listOf(typeName(schema.items ?? {}, language));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.format === "date-time") return types.dateTime;
  if (schema.format === "uri") return types.address;
  return schema.type ?? types.any;
}

/** The description of an operation's whole response; empty if its members' descriptions are enough. */
export function answerDescription(operation: string, language: Language): string {
  const answers: Partial<Record<string, string>> = integrationApiWords[language].answers;
  return answers[operation] ?? "";
}

/** The members of a schema in order; those of nested objects follow their parent. */
export function fieldsOf(schema: z.ZodType, io: "input" | "output", language: Language): Field[] {
  const words: Partial<Record<string, string>> = integrationApiWords[language].fields;
  const list = (node: JsonSchema, prefix: string): Field[] =>
    Object.entries(node.properties ?? {}).flatMap(([key, member]) => [
      {
        name: prefix + key,
        type: typeName(member, language),
        required: node.required?.includes(key) ?? false,
        description: (member.description && words[prefix + key]) ?? "",
      },
      ...list(member, `${prefix}${key}.`),
    ]);
  return list(toJsonSchema(schema, io), "");
}
