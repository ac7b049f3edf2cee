import { z } from "zod";
import { type Language, mainLanguage } from "@/lib/site/language";
import { statusWords } from "./words";

/** What one measurement found, to be said in one sentence: by the key of its words, with its figures. */
const detail = z.union([
  z.object({
    says: z.enum([
      ...(["answersNormally", "answersSlowly", "worksNormally", "worksSlowly"] as const),
      ...(["noAnswer", "notMeasuredHere", "notCounted", "notLately", "notYet"] as const),
    ]),
  }),
  z.object({ says: z.literal("errors"), errors: z.int(), overdue: z.int() }),
]);

export type Detail = z.output<typeof detail>;

/** As it is stored with a measurement. */
export const storedDetail = (found: Detail): string => JSON.stringify(found);

/** A stored one; what was stored as a sentence, before they had languages, stays that sentence. */
export function readDetail(stored: string | null): Detail | string {
  try {
    return detail.parse(JSON.parse(stored ?? ""));
  } catch {
    return stored ?? "";
  }
}

/** The sentence for the card of a service. */
export function detailText(found: Detail | string, language: Language = mainLanguage): string {
  if (typeof found === "string") return found;
  const { details } = statusWords[language];
  return found.says === "errors" ? details.errors(found) : details[found.says];
}
