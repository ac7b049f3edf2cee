import type { z } from "zod";
import type { JsonObject, Operation } from "@/lib/platform/openapi/operation";

/** How the API describes the answer to a form of the public site. */
export const stored = (name: string, schema: z.ZodType, value: JsonObject): Operation["answer"] => ({
  name,
  schema,
  description: "Stored. A confirmation is being sent by email.",
  examples: { stored: { summary: "Stored", value } },
});
