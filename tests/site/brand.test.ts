import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandVariables } from "../../scripts/lib.mjs";

test("the build depends on every variable of the brand except PORT", () => {
  const source = readFileSync("lib/site/brand.ts", "utf8");
  const read = [...source.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(read)).toEqual(new Set([...brandVariables, "PORT"]));
});
