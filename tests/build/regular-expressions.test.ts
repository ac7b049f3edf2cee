import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { syntaxNodesOf } from "@/tests/support/syntax-tree";

/** These only read text by the site itself or its operator: texts and figures, samples, the environment. */
const ownText =
  /^lib\/(?:documentation|integration-api)\/|^lib\/(?:site\/(?:brand|figures)|platform\/environment)\.ts$/;

const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .concat("middleware.ts")
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("/generated") && !file.endsWith(".d.ts"))
  .filter((file) => !ownText.test(file));

interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

const expressionsIn = (file: string): Expression[] =>
  syntaxNodesOf(file).flatMap(({ regex }) =>
    regex ? [{ file, ...(regex as Omit<Expression, "file">) }] : [],
  );

/** The symbols and some letters of a pattern and of its character classes: matching text must consist of these. */
function alphabetOf(pattern: string): string[] {
  const signs = [...pattern.replace(/\\[a-zA-Z]/g, "")].filter((sign) => !/[\w\\]/.test(sign));
  const letters = [...pattern.replace(/\\p\{\w+\}|\\./g, "")].filter((sign) => /\w/.test(sign));
  return [...new Set([" ", "\n", "a", "1", ...signs, ...letters.slice(0, 4)])].slice(0, 20);
}

/** Prefixes that a text may need before any repetition. */
function beginningsOf(pattern: string): string[] {
  const plain = pattern
    .replace(/\\s/g, " ")
    .replace(/\\d/g, "1")
    .replace(/\\w/g, "a")
    .replace(/\\(\W)/g, "$1");
  return ["", "a", ...(plain.match(/[^()[\]{}*+?|^$]{2,}/g) ?? []).slice(0, 5)];
}

interface Text {
  beginning: string;
  repeated: string;
}

/** Texts that may match at length before they fail: each symbol and each pair of symbols, repeated after each prefix. */
function* textsFor(pattern: string): Generator<Text> {
  const signs = alphabetOf(pattern);
  for (const beginning of beginningsOf(pattern)) {
    if (beginning) yield { beginning, repeated: beginning };
    for (const one of signs) for (const other of signs) yield { beginning, repeated: one + other };
  }
}

/** The CPU time in milliseconds, which doesn't depend on other load, to find all matches in a text. */
function timeOf(expression: RegExp, { beginning, repeated }: Text, size: number): number {
  const text = `${beginning}${repeated.repeat(size / repeated.length)}\u0001`;
  const before = process.cpuUsage();
  text.replace(expression, "");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const fastest = (...sample: Parameters<typeof timeOf>) =>
  Math.min(...Array.from({ length: 7 }, () => timeOf(...sample)));

const compiled = ({ pattern, flags }: Expression) =>
  new RegExp(pattern, flags.includes("g") ? flags : `${flags}g`);

/** The text that keeps an expression busy for longest. */
function worstFor(pattern: string, expression: RegExp): Text {
  let worst = { beginning: "", repeated: " ", ms: 0 };
  for (const text of textsFor(pattern)) {
    const ms = timeOf(expression, text, 600);
    if (ms > worst.ms) worst = { ...text, ms };
  }
  return worst;
}

it("no regular expression for untrusted text takes more than linear time", () => {
  const found = new Map(sources.flatMap(expressionsIn).map((one) => [`${one.pattern}/${one.flags}`, one]));
  const repeating = [...found.values()].filter(({ pattern }) => /[*+]|\{\d+,/.test(pattern));
  expect(repeating.length).toBeGreaterThan(50);
  const slow = repeating.filter((one) => {
    const expression = compiled(one);
    const worst = worstFor(one.pattern, expression);
    const ms = fastest(expression, worst, 48_000);
    // Four times the text takes four times as long if linear, and sixteen times if quadratic.
    return ms > 20 && ms > 8 * fastest(expression, worst, 12_000);
  });
  expect(slow).toEqual([]);
});
