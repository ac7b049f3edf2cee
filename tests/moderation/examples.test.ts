import { describe, expect, it } from "vitest";
import { preFilter } from "@/lib/moderation/pre-filter";
import { preFilterExamples, preFilterWords } from "@/lib/pages/home-pre-filter";
import { languages, otherLanguages } from "@/lib/site/language";

describe.each(languages)("the examples in %s", (language) => {
  const words = preFilterWords[language];

  it("have three matches each, except the near misses, which have none", () => {
    const found = preFilterExamples(words).map(({ text }) => preFilter(text).map(({ excerpt }) => excerpt));
    expect(
      found.map(({ length }) => length),
      JSON.stringify(found),
    ).toEqual([3, 3, 3, 0]);
  });

  it("have the same placeholders in each reason as in English", () => {
    const parts = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, sentence] of Object.entries(preFilterWords.en.reasons))
      expect(parts(words.reasons[key as keyof typeof words.reasons]), key).toEqual(parts(sentence));
  });
});

describe.each(otherLanguages)("the examples in %s", (language) => {
  it.each(["DE", "FR", "ES", "MX", "CH"])("give the same result to visitors from %s", (region) => {
    for (const { text } of preFilterExamples(preFilterWords[language]).slice(1))
      expect(preFilter(text, { region })).toEqual(preFilter(text));
  });
});
