import { describe, expect, it } from "vitest";
import { preFilter } from "@/lib/moderation/pre-filter";
import { categories } from "@/lib/moderation/types";
import { segmentsOf, verdictOf } from "@/lib/moderation/verdict";
import type { Case } from "./case";
import { linkHits, linkNearMisses } from "./link-cases";
import { personalHits, personalNearMisses } from "./personal-cases";
import { wordHits, wordNearMisses } from "./word-cases";

const hits = [...wordHits, ...linkHits, ...personalHits];
const nearMisses = [...wordNearMisses, ...linkNearMisses, ...personalNearMisses];
const found = (text: string) => preFilter(text).map(({ category, excerpt }) => [category, excerpt]);

describe("labeled cases", () => {
  it.each(hits)("finds matches: %s", (text, ...expected) => expect(found(text)).toEqual(expected));
  it.each(nearMisses)("finds no match: %s", (text) => expect(found(text)).toEqual([]));

  it("reaches the precision and recall that it prints", () => {
    const table = categories.map((category) => ({ category, ...score([...hits, ...nearMisses], category) }));
    console.table(table);
    for (const row of table) {
      expect(row.expected, `${row.category} has cases`).toBeGreaterThan(4);
      expect(row.precision, `${row.category} precision`).toBe(1);
      expect(row.recall, `${row.category} recall`).toBe(1);
    }
  });
});

/** Counts exact excerpts: a match in the right place with the wrong extent is both a miss and a false alarm. */
function score(cases: Case[], category: string) {
  let expected = 0;
  let matched = 0;
  let right = 0;
  for (const [text, ...labels] of cases) {
    const wanted = labels.filter(([kind]) => kind === category).map(([, excerpt]) => excerpt);
    const got = found(text).flatMap(([kind, excerpt]) => (kind === category ? [excerpt] : []));
    expected += wanted.length;
    matched += got.length;
    right += got.filter((excerpt) => excerpt && wanted.includes(excerpt)).length;
  }
  return { expected, matched, precision: right / matched, recall: right / expected };
}

describe("matches", () => {
  it("point to the visitor’s own characters, whatever was normalized", () => {
    const text = "Ａ\u200b ｆ\u00adｕｃｋ 😀 jané@exämple.de";
    for (const { start, end, excerpt } of preFilter(text)) expect(text.slice(start, end)).toBe(excerpt);
    expect(preFilter(text)).toHaveLength(2);
  });

  it("never overlap, and are in order", () => {
    const text = [...hits.map(([first]) => first)].join("\n");
    const matches = preFilter(text);
    for (const [at, match] of matches.entries()) {
      expect(match.start).toBeLessThan(match.end);
      expect(match.start).toBeGreaterThanOrEqual(matches[at - 1]?.end ?? 0);
    }
  });

  it("split the text into segments that add up to it", () => {
    for (const [text] of hits) {
      const segments = segmentsOf(text, preFilter(text));
      expect(segments.map((segment) => segment.text).join("")).toBe(text);
      expect(segments.filter(({ match }) => match)).toHaveLength(preFilter(text).length);
    }
  });

  it("read a national phone number by the given region", () => {
    expect(preFilter("020 7946 0018", { region: "GB" })).toHaveLength(1);
    expect(preFilter("020 7946 0018", { region: "US" })).toHaveLength(0);
  });

  it("can handle lone surrogates, control characters and an empty text", () => {
    for (const text of ["", "\ud800", "\u0000fuck\u0000", "\udc00@\ud800.com"]) {
      for (const { start, end, excerpt } of preFilter(text)) expect(text.slice(start, end)).toBe(excerpt);
    }
  });
});

describe("verdict", () => {
  it.each([
    ["A lovely day", "allowed"],
    ["Well, crap", "review"],
    ["Well, crap, and fuck", "flagged"],
  ])("of %s is %s", (text, verdict) => expect(verdictOf(preFilter(text))).toBe(verdict));
});
