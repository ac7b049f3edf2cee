import { figures, formatInteger, type NumberForm } from "@/lib/site/figures";

const { cost } = figures.credits;

/** What takes credits, in the order people plan a budget. `example` is a first guess for the calculator. */
export const creditKinds = [
  { id: "text", cost: cost.text, example: 10_000 },
  { id: "advancedText", cost: cost.advancedText, example: 0 },
  { id: "image", cost: cost.image, example: 2_000 },
  { id: "ocr", cost: cost.ocr, example: 500 },
  { id: "audio", cost: cost.audio, example: 0 },
  { id: "video", cost: cost.video, example: 0 },
] as const;

/** More than this many checks a month is a typing mistake. */
export const mostChecks = 1_000_000_000;

const { ratePerMinute } = figures.plans.developer;
const minutesPerMonth = 30 * 24 * 60;

/** "1,234.5", and without the decimal where it is nought. */
function oneDecimal(value: number, form: NumberForm): string {
  const [whole = "", decimal = ""] = value.toFixed(1).split(".");
  const before = formatInteger(Number(whole), form);
  return decimal === "0" ? before : `${before}${form.decimal}${decimal}`;
}

/** The words of `limitSentence`, with `{figure}` where the requests per minute stand; `tiny` for fewer than 0.1. */
export interface LimitWords {
  tiny: string;
  within: string;
  over: string;
}

/** What so many checks a month mean for the limit per minute, if they came evenly. They never do: peaks count. */
export function limitSentence(checksPerMonth: number, words: LimitWords, form: NumberForm): string {
  const rate = checksPerMonth / minutesPerMonth;
  const figure = rate > 0 && rate < 0.1 ? words.tiny : oneDecimal(rate, form);
  return (rate > ratePerMinute ? words.over : words.within).replace("{figure}", figure);
}
