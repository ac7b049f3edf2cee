import { describe, expect, it } from "vitest";
import { limitSentence } from "@/lib/documentation/credits";
import { documentationWords } from "@/lib/documentation/words";
import { formatInteger } from "@/lib/site/figures";
import { millionsIn, numberForms } from "@/lib/site/number-forms";

const sizes = [0, 7, 99, 100, 999, 1000, 12_345, 123_456, 999_999, 1_000_000, 26_000_000_000];

describe("figures are formatted as en-US", () => {
  it.each(sizes)("%i", (value) => {
    expect(formatInteger(value)).toBe(value.toLocaleString("en-US"));
  });

  it.each(sizes)("in the sentence about %i checks a month", (checks) => {
    const rate = checks / (30 * 24 * 60);
    const figure =
      rate > 0 && rate < 0.1 ? "under 0.1" : rate.toLocaleString("en-US", { maximumFractionDigits: 1 });
    expect(limitSentence(checks, documentationWords.en.calculator.limit, numberForms.en)).toContain(
      `your checks come to ${figure} per minute`,
    );
  });
});

it.each([
  ["en", "10M+"],
  ["de", "10\u00a0Mio.+"],
  ["fr", "+\u00a0de\u00a010\u00a0M"],
  ["es", "+10\u00a0M"],
] as const)("“more than ten million” is written as is usual in %s", (language, written) => {
  expect(millionsIn(language, "10M+")).toBe(written);
});
