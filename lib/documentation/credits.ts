import { figures, grouped } from "@/lib/site/figures";

const { cost } = figures.credits;

/** What takes credits, in the order people plan a budget. `example` is a first guess for the calculator. */
export const creditKinds = [
  { id: "text", label: "Text", cost: cost.text, example: 10_000 },
  { id: "advancedText", label: "Advanced text analysis", cost: cost.advancedText, example: 0 },
  { id: "image", label: "Image", cost: cost.image, example: 2_000 },
  { id: "ocr", label: "OCR scanning", cost: cost.ocr, example: 500 },
  { id: "audio", label: "Audio", cost: cost.audio, example: 0 },
  { id: "video", label: "Video", cost: cost.video, example: 0 },
] as const;

/** More than this many checks a month is a typing mistake. */
export const mostChecks = 1_000_000_000;

export const calculatorCopy = {
  title: "What a month costs",
  kind: "Kind",
  perCall: "Credits per check",
  calls: "Checks per month",
  credits: "Credits",
  total: "Credits per month",
  free: `The ${figures.credits.onRegistration} credits of a new account come off the first month.`,
} as const;

const { ratePerMinute } = figures.plans.developer;
const minutesPerMonth = 30 * 24 * 60;

/** "1,234.5", and without the decimal where it is nought. */
function oneDecimal(value: number): string {
  const [whole = "", decimal = ""] = value.toFixed(1).split(".");
  return decimal === "0" ? grouped(Number(whole)) : `${grouped(Number(whole))}.${decimal}`;
}

/** What so many checks a month mean for the limit per minute, if they came evenly. They never do: peaks count. */
export function limitSentence(checksPerMonth: number): string {
  const rate = checksPerMonth / minutesPerMonth;
  const figure = rate > 0 && rate < 0.1 ? "under 0.1" : oneDecimal(rate);
  const limit = `the Developer plan’s limit of ${ratePerMinute}`;
  return rate > ratePerMinute
    ? `Spread evenly over the month, that is ${figure} requests per minute, over ${limit}: this is an Enterprise volume.`
    : `Spread evenly over the month, that is ${figure} requests per minute; ${limit} is for the peaks.`;
}
