import type { z } from "zod";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

type Example = { summary: string; value: JsonObject };

/** One endpoint, described once: the OpenAPI document, the page, the samples and their tests all read this. */
export type Operation = {
  /** operationId, and the anchor of its entry on the documentation page. */
  id: string;
  method: "get" | "post" | "put";
  path: string;
  tag: string;
  /** What it does, as an instruction: "Check a text". */
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
export type RefusalMeaning = { title?: string; description: string };

type Described = { description: string; schema: JsonObject };

/** An endpoint of this website. `extra` holds what only some have: parameters, security. */
export type SiteOperation = Operation & {
  extra: Record<string, unknown>;
  refusalMeanings?: Record<number, RefusalMeaning>;
  /** Headers of the answer 200, by name. */
  headers?: Record<string, Described>;
  /** Answers that are neither 200 nor a problem. `sameBody` says that they carry what 200 does. */
  otherAnswers?: Record<
    number,
    { description: string; headers?: Record<string, Described>; sameBody?: boolean }
  >;
  /** What the body may be beside JSON; null for the same fields in another encoding. */
  otherBodies?: Record<string, JsonObject | null>;
};
