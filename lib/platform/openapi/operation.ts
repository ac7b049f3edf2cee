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
 * Converts a zod schema to JSON Schema. `input` is what a client sends, before defaults and trimming; `output` is what it gets. Formats
 * replace zod's long patterns.
 */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema, path }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Responses may get new members, so clients must accept unknown ones.
      if (io === "output") delete jsonSchema.additionalProperties;
      // zod doesn't see the format behind the transform that trims.
      if (path.at(-1) === "email" && jsonSchema.type === "string") jsonSchema.format = "email";
    },
  });
  return converted as JsonSchema;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

type Example = { summary: string; value: JsonObject };

/** The description of an endpoint, for the OpenAPI document, the documentation page, the samples and their tests. */
export type DocumentedOperation = {
  /** operationId, and the anchor of its entry on the documentation page. */
  id: string;
  method: "get" | "post" | "put" | "delete";
  path: string;
  tag: string;
  /** An instruction, such as "Check text". */
  summary: string;
  description: string;
  request?: { name: string; schema: z.ZodType; example: JsonObject };
  response: { name: string; schema: z.ZodType; description: string; examples: Record<string, Example> };
  /** The status codes of its errors. */
  errorStatuses: readonly number[];
};

export type IntegrationOperation = DocumentedOperation & {
  /** Credits per call; 0 if no price is listed. */
  credits: number;
  /** The price list doesn’t mention it, so `credits` is an assumption. */
  assumed?: true;
  /** The members of the response that samples print; empty for the whole response. */
  reads: readonly string[];
};

/** The meaning of an error at one endpoint, if the common text doesn't fit. */
export type ErrorDescription = { description: string };

type DescribedSchema = { description: string; schema: JsonObject };

/** An endpoint of this website. `extra` has optional parts: parameters, security. */
export type SiteOperation = DocumentedOperation & {
  extra: Record<string, unknown>;
  errorDescriptions?: Record<number, ErrorDescription>;
  /** Headers of the response 200, by name. */
  headers?: Record<string, DescribedSchema>;
  /** Responses other than 200 and errors. `sameBody` means that the body is that of 200. */
  otherResponses?: Record<
    number,
    { description: string; headers?: Record<string, DescribedSchema>; sameBody?: boolean }
  >;
  /** Body types besides JSON; null for the same fields in another encoding. */
  otherRequestBodies?: Record<string, JsonObject | null>;
};
