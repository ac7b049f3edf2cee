import { readdirSync } from "node:fs";
import path from "node:path";
import { namesIn, readText } from "@/scripts/docs/markdown";

const root = path.resolve(import.meta.dirname, "../..");

/** Paths of all Markdown files of the repository. */
export const markdownFiles = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...namesIn("docs").filter((name) => name.endsWith(".md")),
];

/** The text between a cell's first backticks, otherwise the whole cell. */
export const codeIn = (cell = ""): string => /^`([^`]+)`/.exec(cell)?.[1] ?? cell;

/** All commands in a file: the lines of its code blocks, and text between backticks. */
export function commandsOf(file: string): string[] {
  const blocks = [...readText(file).matchAll(/^```[a-z]*\n([\s\S]*?)^```/gm)];
  const text = readText(file).replace(/^```[\s\S]*?^```/gm, "");
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return [...blocks.flatMap(([, block = ""]) => block.split("\n")), ...inline];
}
