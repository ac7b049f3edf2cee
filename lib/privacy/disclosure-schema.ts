import { z } from "zod";
import { ccpaRequestTypes } from "./schema";

const figures = {
  received: z.int(),
  /** In whole or in part. */
  complied: z.int(),
  denied: z.int(),
  /** Calendar days from receipt to the answer; null while nothing is answered. */
  medianDays: z.number().nullable(),
  meanDays: z.number().nullable(),
};

const disclosureFigures = z.object(figures);

export const disclosure = z.object({
  year: z.int(),
  ...figures,
  byType: z.record(z.enum(ccpaRequestTypes), disclosureFigures),
});

export type DisclosureFigures = z.output<typeof disclosureFigures>;
export type Disclosure = z.output<typeof disclosure>;

/** The year to count; the current one unless told. */
export const disclosureQuery = z.object({
  year: z.coerce
    .number({ error: "The year must be a number." })
    .int({ error: "The year must be a whole number." })
    .min(2024, { error: "There are no figures from before 2024." })
    .max(2100, { error: "The year lies too far ahead." })
    .optional(),
});
