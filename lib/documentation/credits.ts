import type { IntegrationOperation } from "@/lib/platform/openapi/operation";
import { figures, formatInteger, type NumberForm } from "@/lib/site/figures";

const { cost } = figures.credits;

/** What costs credits, in the order in which people plan a budget. `example` is the calculator's initial value. */
export const creditKinds = [
  { id: "text", cost: cost.text, example: 10_000 },
  { id: "advancedText", cost: cost.advancedText, example: 0 },
  { id: "image", cost: cost.image, example: 2_000 },
  { id: "ocr", cost: cost.ocr, example: 500 },
  { id: "audio", cost: cost.audio, example: 0 },
  { id: "video", cost: cost.video, example: 0 },
] as const;

/** What a call costs. */
export function costOf(
  { credits, assumed }: Pick<IntegrationOperation, "credits" | "assumed">,
  labels: { credits: string; free: string; assumed: string },
): string {
  if (credits === 0) return labels.free;
  const cost = `${credits} ${labels.credits}`;
  return assumed ? `${cost} (${labels.assumed})` : cost;
}

/** More checks per month than this are taken for a typing mistake. */
export const maxChecks = 1_000_000_000;

const { ratePerMinute } = figures.plans.developer;
const minutesPerMonth = 30 * 24 * 60;

/** Formats "1,234.5", without the decimal if it is zero. */
function oneDecimal(value: number, form: NumberForm): string {
  const [whole = "", decimal = ""] = value.toFixed(1).split(".");
  const before = formatInteger(Number(whole), form);
  return decimal === "0" ? before : `${before}${form.decimal}${decimal}`;
}

/** Text for `limitSentence`, with `{figure}` for the requests per minute; `tiny` is for fewer than 0.1. */
export interface LimitWords {
  tiny: string;
  within: string;
  over: string;
}

/**
 * What a number of checks per month means for the limit per minute, if they were evenly distributed. In practice peaks
 * matter.
 */
export function limitSentence(checksPerMonth: number, words: LimitWords, form: NumberForm): string {
  const rate = checksPerMonth / minutesPerMonth;
  const figure = rate > 0 && rate < 0.1 ? words.tiny : oneDecimal(rate, form);
  return (rate > ratePerMinute ? words.over : words.within).replace("{figure}", figure);
}
