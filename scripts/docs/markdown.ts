import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export const readText = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** Paths of all files and folders below a folder. */
export const namesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, "/")),
  );

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The lines of a file, and the range of the table with this first heading. */
function placeOf(file: string, heading: string) {
  const lines = readText(file).split("\n");
  const start = lines.findIndex((line) => cellsOf(line)[0] === heading);
  if (start < 0) throw new Error(`${file} has no table that begins with ${heading}.`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return { lines, start, end: end < 0 ? lines.length : end };
}

/** The table with this first heading: its headings, then its rows. @throws Error if there is no such table */
export function wholeTable(file: string, heading: string): string[][] {
  const { lines, start, end } = placeOf(file, heading);
  return [
    start,
    ...Array.from({ length: Math.max(0, end - start - 2) }, (_, index) => start + 2 + index),
  ].map((index) => cellsOf(lines[index] ?? ""));
}

/** The table's rows, without the headings. */
export const tableOf = (file: string, heading: string): string[][] => wholeTable(file, heading).slice(1);

const rowOf = (cells: readonly string[]) => `| ${cells.map((cell) => (cell ? `${cell} |` : "|")).join(" ")}`;

/** Replaces the table that has the same first heading. */
export function replaceTable(file: string, [headings = [], ...rows]: readonly string[][]): void {
  const { lines, start, end } = placeOf(file, headings[0] ?? "");
  const ruler = `| ${headings.map((heading) => "-".repeat(Math.max(3, heading.length))).join(" | ")} |`;
  lines.splice(start, end - start, rowOf(headings), ruler, ...rows.map(rowOf));
  writeFileSync(path.join(root, file), lines.join("\n"));
}
