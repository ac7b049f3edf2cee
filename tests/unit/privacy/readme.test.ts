import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { clockRows } from "@/lib/privacy/law-words";
import { laws, regionsOf } from "@/lib/privacy/laws";

const readme = readFileSync(path.resolve(import.meta.dirname, "../../../README.md"), "utf8");
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table whose first heading this is. */
function tableOf(heading: string): string[][] {
  const lines = readme.split("\n");
  const start = lines.findIndex((line) => cellsOf(line)[0] === heading);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start + 2, end).map(cellsOf);
}

it("README's table of laws is made of their definitions", () => {
  expect(tableOf("Request")).toEqual(clockRows);
});

it("README's table of states is made of their list", () => {
  const states = laws.flatMap(({ id }) => regionsOf(id));
  const rows = states.map(({ name, code, citation, inForce, appeal, forChild }) => [
    `${name} (${code})`,
    citation,
    inForce,
    appeal ?? "ours",
    forChild ?? "",
  ]);
  expect(tableOf("State")).toEqual(rows);
});
