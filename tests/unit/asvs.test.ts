import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../..");
const readText = (file: string) => readFileSync(path.join(root, file), "utf8");

const reason = z.string().min(5);
const item = z.string().regex(/^V\d{1,2}\.\d\.\d{1,2}$/);
const level = z.union([z.literal(1), z.literal(2)]);
/** Met, without an object on this site, or not met; the last is said in README, too. */
const entry = z.union([
  z.strictObject({ item, level, met: reason, shownBy: z.array(z.string()).min(1) }),
  z.strictObject({ item, level, absent: reason }),
  z.strictObject({ item, level, unmet: reason }),
]);
const { items } = z
  .strictObject({ standard: z.string(), items: z.array(entry) })
  .parse(JSON.parse(readText("tests/data/asvs.json")));

describe("the verification standard, item by item", () => {
  it("is gone through as a whole: 70 items of level 1 and 183 of level 2", () => {
    expect(new Set(items.map((one) => one.item)).size).toBe(items.length);
    expect([1, 2].map((n) => items.filter((one) => one.level === n).length)).toEqual([70, 183]);
  });

  const shown = items.flatMap((one) => ("met" in one ? [{ name: one.item, files: one.shownBy }] : []));
  it.each(shown)("$name is shown by files that are there", ({ files }) => {
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const others = files.filter((file) => !/^tests\/(?:api|e2e|unit)\/.+\.tsx?$/.test(file));
    expect(others.filter((file) => !["README.md", "package-lock.json"].includes(file))).toEqual([]);
  });

  it("and README's Security says of the same items that they aren't met", () => {
    const [, section = ""] = /^## Security$([\s\S]*?)(?=^## )/m.exec(readText("README.md")) ?? [];
    const said = [...section.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) /gm)].flatMap(
      ([, cell = ""]) => cell.split(", "),
    );
    const unmet = items.flatMap((one) => ("unmet" in one ? [one.item.slice(1)] : []));
    expect(said.sort()).toEqual(unmet.sort());
  });
});
