import { z } from "zod";
import { complaintType, type Law, type RequestTypeOf, requestTypesOf } from "@/lib/privacy/laws";

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

export const disclosureSchema = (law: Law) =>
  z.object({
    year: z.int(),
    ...figures,
    byType: z.record(z.enum([...requestTypesOf(law), complaintType]), disclosureFigures),
  });

export type DisclosureFigures = z.output<typeof disclosureFigures>;
export type Disclosure<L extends Law = Law> = { year: number } & DisclosureFigures & {
    byType: Record<RequestTypeOf<L> | typeof complaintType, DisclosureFigures>;
  };

/** The first year with figures. */
export const earliestYear = 2024;

export const disclosureQuery = z.object({
  year: z.coerce
    .number({ error: "The year must be a number." })
    .int({ error: "The year must be a whole number." })
    .min(earliestYear, { error: `There are no statistics from before ${earliestYear}.` })
    .max(2100, { error: "The year is too far in the future." })
    .optional()
    .describe("The calendar year; the current one by default."),
});
