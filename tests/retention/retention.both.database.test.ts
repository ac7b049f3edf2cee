import { expect, it } from "vitest";
import { spanText } from "@/lib/data-inventory/kept";
import {
  deletionSchedule,
  type KeptKey,
  keptWords,
  retentionText,
  scheduledRecords,
} from "@/lib/data-inventory/tables";
import { websiteData, websiteDataWithoutRule } from "@/lib/data-inventory/website-data";
import { cutoff, ruleNames } from "@/lib/retention/periods";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const keys = Object.keys(websiteData) as (keyof typeof websiteData)[];
const websiteRows = keys.map((key) => ({
  ...websiteData[key],
  ...keptWords(key, "en"),
  kept: retentionText(key, "en"),
}));
const { wholeRules } = await import("@/lib/retention/run");
const { rules } = await import("@/lib/retention/rules");

it("every entry of the table with an end has a rule, and every rule has an entry or a reason", () => {
  const carriedOut = [...rules, ...wholeRules].map(({ name }) => name);
  expect(carriedOut.toSorted()).toEqual(ruleNames.toSorted());
  for (const { data, rules: named } of websiteRows) {
    expect([data, Object.keys(named).length > 0]).toEqual([data, true]);
  }
});

it("everything with a period is scheduled", () => {
  const rows = deletionSchedule.en.rows.map(([name]) => name);
  const kinds = Object.keys({ ...websiteData, ...websiteDataWithoutRule }) as KeptKey[];
  const ending = kinds
    .map((key) => keptWords(key, "en"))
    .filter((words) => words.ending !== null)
    .map(({ data }) => data);
  expect(rows).toEqual(expect.arrayContaining(ending));
  expect(new Set(scheduledRecords).size).toBe(ending.length);
  expect(deletionSchedule.en.rows).toContainEqual([
    "Service measurements",
    "When measured",
    "Individual measurements after 2 days, hourly figures after 90 days",
    "Deleted from the database",
  ]);
});

it("the table states no period shorter than the rule’s", () => {
  const now = new Date("2027-05-31T12:00:00Z");
  expect(cutoff("contact messages", now)).toEqual(new Date("2026-05-31T12:00:00Z"));
  expect(() => cutoff("expired links", now)).toThrow(RangeError);
  for (const { data, kept: words, rules: named } of websiteRows) {
    if (words === "As long as they apply") continue;
    for (const span of Object.values(named)) {
      if (span !== "own end") expect([data, words]).toEqual([data, expect.stringContaining(spanText(span))]);
    }
  }
});
