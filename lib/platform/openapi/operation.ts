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

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

type Example = { summary: string; value: JsonObject };

/** One endpoint, described once: the OpenAPI document, the page, the samples and their tests all read this. */
export type Operation = {
  /** operationId, and the anchor of its entry on the documentation page. */
  id: string;
  method: "get" | "post" | "put" | "delete";
  path: string;
  tag: string;
  /** What it does, as an instruction: "Check text". */
  summary: string;
  description: string;
  request?: { name: string; schema: z.ZodType; example: JsonObject };
  answer: { name: string; schema: z.ZodType; description: string; examples: Record<string, Example> };
  /** Status codes it refuses with. */
  refusals: readonly number[];
};

export type IntegrationOperation = Operation & {
  /** Credits taken per call; 0 for a call that costs nothing. */
  credits: number;
  /** The members of the answer that the samples print; none prints the whole answer. */
  reads: readonly string[];
};

/** What a refusal means at one endpoint, where the common text would be untrue or say too little. */
export type RefusalMeaning = { description: string };

type DescribedSchema = { description: string; schema: JsonObject };

/** An endpoint of this website. `extra` holds what only some have: parameters, security. */
export type SiteOperation = Operation & {
  extra: Record<string, unknown>;
  refusalMeanings?: Record<number, RefusalMeaning>;
  /** Headers of the answer 200, by name. */
  headers?: Record<string, DescribedSchema>;
  /** Answers that are neither 200 nor a problem. `sameBody` says that they carry what 200 does. */
  otherAnswers?: Record<
    number,
    { description: string; headers?: Record<string, DescribedSchema>; sameBody?: boolean }
  >;
  /** What the body may be beside JSON; null for the same fields in another encoding. */
  otherBodies?: Record<string, JsonObject | null>;
};
