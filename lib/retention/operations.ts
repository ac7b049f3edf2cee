import { z } from "zod";
import { anyone } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { endpoints } from "@/lib/site/paths";
import { measuredData, readKept } from "./measure-kept";

const keptSchema = z.object({
  measuredAt: z.iso.datetime(),
  kept: z.array(
    z.object({
      data: z.enum(measuredData),
      /** A power of ten; null if no number is published. */
      fewerThan: z.int().nullable(),
      oldestDays: z.int(),
      periodDays: z.int(),
    }),
  ),
});

export const readKeptData = defineOperation({
  name: "kept-data",
  method: "GET",
  path: endpoints.keptData,
  caller: anyone(false),
  run: ({ now }) => readKept(now),
  toResponse: (kept) => Response.json(kept, { headers: { "Cache-Control": "private, max-age=60" } }),
  errors: { 503: "The database is unavailable, or the site is under maintenance." },
  docs: {
    tag: "This site",
    summary: "Measure what is stored",
    description:
      "For each kind of record: an upper bound on how many there are, the age of the oldest in whole days, and the retention period in days. Measured at most once an hour.",
    response: { name: "KeptData", schema: keptSchema, description: "What is stored now.", examples: {} },
  },
});
