import { z } from "zod";
import { type Language, mainLanguage } from "@/lib/site/language";
import { statusWords } from "./words";

/** The result of a measurement for one sentence: the key of its text, with figures. */
const detail = z.union([
  z.object({
    says: z.enum([
      "siteApiNormally",
      "siteApiSlowly",
      "answersNormally",
      "answersSlowly",
      "worksNormally",
      "worksSlowly",
      "noAnswer",
      "notMeasuredHere",
      "notCounted",
      "notLately",
      "notYet",
    ]),
  }),
  z.object({ says: z.literal("errors"), errors: z.int(), overdue: z.int() }),
]);

export type Detail = z.output<typeof detail>;

/** The stored form. */
export const serializeDetail = (found: Detail): string => JSON.stringify(found);

/** Reads the stored form; older rows contain a sentence, which is returned unchanged. */
export function parseDetail(stored: string | null): Detail | string {
  try {
    return detail.parse(JSON.parse(stored ?? ""));
  } catch {
    return stored ?? "";
  }
}

/** The sentence for a service's card. */
export function detailText(found: Detail | string, language: Language = mainLanguage): string {
  if (typeof found === "string") return found;
  const { details } = statusWords[language];
  return found.says === "errors" ? details.errors(found) : details[found.says];
}
