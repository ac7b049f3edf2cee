import { z } from "zod";

/** The part of JSON Schema 2020-12 that the document uses. */
export type JsonSchema = {
  type?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  $ref?: string;
};

/**
 * A zod schema as JSON Schema. `input` is what a client sends, before defaults and trimming; `output` what it gets.
 * Formats stand without the expression zod checks them by, which says the same at length.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema, path }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Answers may grow: a client that refuses unknown members breaks with the next release.
      if (io === "output") delete jsonSchema.additionalProperties;
      // Trimmed before it is checked, so zod can't tell that the result is an address.
      if (path.at(-1) === "email" && jsonSchema.type === "string") jsonSchema.format = "email";
    },
  });
  return converted as JsonSchema;
}
