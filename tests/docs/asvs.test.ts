import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readText, tableOf } from "@/scripts/docs/markdown";

const root = path.resolve(import.meta.dirname, "../..");

const reason = z.string().min(5);
const item = z.string().regex(/^V\d{1,2}\.\d\.\d{1,2}$/);
const level = z.union([z.literal(1), z.literal(2)]);
/** Met, not applicable to this site, or not met. Entries that are not met must also be in docs/security.md. */
const entry = z.union([
  z.strictObject({ item, level, met: reason, shownBy: z.array(z.string()).min(1) }),
  z.strictObject({ item, level, absent: reason }),
  z.strictObject({ item, level, unmet: reason }),
]);
const { items } = z
  .strictObject({ standard: z.string(), items: z.array(entry) })
  .parse(JSON.parse(readText("tests/data/asvs.json")));

describe("the OWASP ASVS checklist", () => {
  it("is complete: 70 items of level 1 and 183 of level 2", () => {
    expect(new Set(items.map((one) => one.item)).size).toBe(items.length);
    expect([1, 2].map((n) => items.filter((one) => one.level === n).length)).toEqual([70, 183]);
  });

  it("names existing tests for each item that is met", () => {
    const named = items.flatMap((one) => ("met" in one ? one.shownBy : []));
    const files = [...new Set(named)];
    expect(
      files.filter((file) => !existsSync(path.join(root, file))),
      "missing files that tests/data/asvs.json names",
    ).toEqual([]);
    const others = files.filter((file) => !/^tests\/.+\.tsx?$/.test(file));
    expect(
      others.filter((file) => !/^(?:docs\/.+\.md|package-lock\.json)$/.test(file)),
      "entries in tests/data/asvs.json that are neither tests nor docs",
    ).toEqual([]);
  });

  it("is summarized in docs/security.md with the items that are not met", () => {
    const named = tableOf("docs/security.md", "Item").flatMap(([cell = ""]) => cell.split(", "));
    const unmet = items.flatMap((one) => ("unmet" in one ? [one.item.slice(1)] : []));
    expect(named.sort()).toEqual(unmet.sort());
  });
});
