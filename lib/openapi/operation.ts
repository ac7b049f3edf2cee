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

/** An endpoint of this website. `extra` holds what only some have: parameters, security. */
export type SiteOperation = Operation & { extra: Record<string, unknown> };
