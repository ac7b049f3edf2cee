import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readText } from "@/scripts/docs/markdown";
import { commandsOf, markdownFiles } from "@/tests/support/markdown";

const root = path.resolve(import.meta.dirname, "../..");

/** The text without code, where brackets and parentheses aren't links. */
const proseOf = (file: string) =>
  readText(file)
    .replace(/^```[\s\S]*?^```/gm, "")
    .replace(/`[^`\n]*`/g, "");

const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const fragmentsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => fragmentOf(heading));

/** What is wrong with a file's link; null if its target exists. */
function faultOf(file: string, target: string): string | null {
  const [name = "", fragment] = target.split("#");
  const found = name === "" ? file : path.posix.join(path.posix.dirname(file), name);
  if (!existsSync(path.join(root, found))) return `${target}: there is no such file`;
  if (fragment === undefined || fragmentsOf(found).includes(fragment)) return null;
  return `${target}: there is no such heading`;
}

it.each(markdownFiles)("every relative link of %s works", (file) => {
  const targets = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const relative = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(relative.map((target) => faultOf(file, target)).filter((fault) => fault !== null)).toEqual([]);
});

it.each(markdownFiles)("every npm script that %s names is in package.json", (file) => {
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
  const named = commandsOf(file).flatMap((command) =>
    [...command.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? "",
    ),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/**
 * Placeholders for paths that the reader fills in (`lib/SUBJECT/words/en.ts`, `tests/**`), or files that
 * docs/recipes.md says to add.
 */
const isPattern = (name: string) =>
  /[A-Z]{2,}|\*|…|<|\{|\bcareers\b|^lib\/pages\/operations\.ts$|^app\/api\/pricing\/|\bcredit-costs\b|\bcount-open\b/.test(
    name,
  );

it.each(markdownFiles)("every source file that %s names exists", (file) => {
  const named = commandsOf(file).filter(
    (code) =>
      /^(?:app|components|docs|lib|prisma|public|scripts|tests)\/[^\s:]+$/.test(code) && !isPattern(code),
  );
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

it.each([
  ["README.md", 200],
  ["docs/glossary.md", 40],
])("%s has at most %d lines", (file, most) => {
  expect(readText(file).trimEnd().split("\n").length).toBeLessThanOrEqual(most);
});
