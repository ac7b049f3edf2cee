import type { z } from "zod";
import { type JsonSchema, toJsonSchema } from "@/lib/platform/openapi/operation";

/** One member of a request or an answer, as the reference lists it. */
export type Field = {
  /** With the names of what holds it: "metadata.source". */
  name: string;
  type: string;
  required: boolean;
  description: string;
};

function typeName(schema: JsonSchema): string {
  if (schema.type === "array") return `list of ${typeName(schema.items ?? {})}s`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.format === "date-time") return "date and time";
  if (schema.format === "uri") return "address";
  return schema.type ?? "any";
}

/** What is said of a schema as a whole; empty where its members say it all. */
export function descriptionOf(schema: z.ZodType): string {
  return toJsonSchema(schema, "output").description ?? "";
}

/** The members of a schema in its order, those of nested objects right after what holds them. */
export function fieldsOf(schema: z.ZodType, io: "input" | "output"): Field[] {
  const list = (node: JsonSchema, prefix: string): Field[] =>
    Object.entries(node.properties ?? {}).flatMap(([key, member]) => [
      {
        name: prefix + key,
        type: typeName(member),
        required: node.required?.includes(key) ?? false,
        description: member.description ?? "",
      },
      ...list(member, `${prefix}${key}.`),
    ]);
  return list(toJsonSchema(schema, io), "");
}
