import { expect, it } from "vitest";
import { toCsv } from "@/lib/platform/csv";

const cell = (value: string) => toCsv([[value]]).replace(/^\uFEFF|\r\n$/g, "");

it.each([
  ["=1+1", "'=1+1"],
  ["@cmd", "'@cmd"],
  ["fine;=1+1", "fine;'=1+1"],
  ["fine\t+1", "fine\t'+1"],
  ["fine\n-1\n=2", `"fine\n'-1\n'=2"`],
  ["fine\r\n@cmd", `"fine\r\n'@cmd"`],
  ['fine;"=1+1', `"fine;'""=1+1"`],
  ['fine\n" =1+1', `"fine\n'"" =1+1"`],
  ["fine\u2028=1+1", "fine\u2028'=1+1"],
  ["fine; =1+1", "fine;' =1+1"],
  ["\t=1", "'\t'=1"],
  ["＝1+1", "'＝1+1"],
  ["＋1;－1", "'＋1;'－1"],
  ["fine\n＠cmd", `"fine\n'＠cmd"`],
])("%j is made harmless", (value, written) => {
  expect(cell(value)).toBe(written);
});

it.each(["a=b; c-d", "a＝b", "ada@example.com", "1 - 2", "GD-0000-0000"])("%j is left unchanged", (value) => {
  expect(cell(value)).toBe(value);
});
