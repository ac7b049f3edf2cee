import type { Reason } from "@/lib/moderation/types";
import type { PreFilterWords } from "@/lib/pages/home-pre-filter";
import { fill } from "@/lib/site/fill";

/** The texts of the pre-filter's panel, in the page's language. */
export type PanelWords = Omit<PreFilterWords, "examples"> & {
  verdicts: Record<"allowed" | "flagged" | "review", string>;
  examples: readonly { label: string; text: string }[];
  /** The decimal separator. */
  decimal: string;
};

export function formFor({ one, other }: { one: string; other: string }, count: number): string {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count) === "one" ? one : other;
  return fill(form, { count: String(count) });
}

export const reasonText = ({ reasons }: PanelWords, { key, parts }: Reason) => fill(reasons[key], parts);

/** Browsers round the clock to a tenth of a millisecond or more; shorter times can't be measured. */
export function timeText({ time, decimal }: PanelWords, ms: number): string {
  return ms < 0.1 ? time.tiny : fill(time.measured, { ms: ms.toFixed(1).replace(".", decimal) });
}
