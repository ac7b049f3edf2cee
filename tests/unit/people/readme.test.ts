import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { allRights, mayDo, rights, roles } from "@/lib/platform/rights";

const readme = readFileSync(path.resolve(import.meta.dirname, "../../../README.md"), "utf8");

it("README's table of roles is the one that decides", () => {
  const [, ...rows] = readme
    .split("\n")
    .filter((line) => line.startsWith("| Right ") || /^\| `[a-z]+:[a-z]+`/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const expected = allRights.map((right) => [
    `\`${right}\``,
    rights[right].allows,
    ...roles.map((role) => (mayDo(role, right) ? "yes" : "")),
  ]);
  expect(rows).toEqual(expected);
});
