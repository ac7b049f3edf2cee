import { expect, it } from "vitest";
import { type KeptHere, spanText } from "@/lib/retention/kept";
import { cutoff, ruleNames } from "@/lib/retention/periods";
import { deletionSchedule, scheduledRecords } from "@/lib/retention/tables";
import { websiteData } from "@/lib/retention/website-data";
import { ownDatabase } from "../../support/own-database";

ownDatabase();
const websiteRows = Object.values<KeptHere>(websiteData);
const { wholeRules } = await import("@/lib/retention/run");
const { rules } = await import("@/lib/retention/rules");

it("has a rule for whatever the table promises an end, and a row or a reason for every rule", () => {
  const carriedOut = [...rules, ...wholeRules].map(({ name }) => name);
  expect(carriedOut.toSorted()).toEqual(ruleNames.toSorted());
  for (const { data, rules: named } of websiteRows) {
    expect([data, Object.keys(named).length > 0]).toEqual([data, true]);
  }
});

it("schedules whatever has an ending", () => {
  const rows = deletionSchedule.rows.map(([name]) => name);
  const ending = websiteRows.filter(({ ending }) => ending !== null).map(({ data }) => data);
  expect(rows).toEqual(expect.arrayContaining(ending));
  expect(new Set(scheduledRecords).size).toBe(ending.length);
});

it("promises no shorter time than the rule keeps", () => {
  const now = new Date("2027-05-31T12:00:00Z");
  expect(cutoff("contact messages", now)).toEqual(new Date("2026-05-31T12:00:00Z"));
  expect(() => cutoff("expired links", now)).toThrow(RangeError);
  for (const { data, period, keptFor, rules: named } of websiteRows) {
    const words = keptFor?.(spanText(period)) ?? spanText(period);
    if (words === "As long as they apply") continue;
    for (const span of Object.values(named)) {
      if (span !== "own end") expect([data, words]).toEqual([data, expect.stringContaining(spanText(span))]);
    }
  }
});
