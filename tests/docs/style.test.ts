import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventList } from "@/lib/webhooks/events";
import { syntaxNodesOf } from "@/tests/support/syntax-tree";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

/** The Markdown pages of a folder. */
const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file));

const isTranslated = (file: string) => /[/.](?:de|fr|es)(?:[/.]|$)/.test(file);
/** Files with text for people: text modules, emails, operations, settings and the command line. */
const holdsText =
  /words?\.ts$|words\/.*\.tsx?$|-words\.ts$|mails?\.tsx?$|email[^/]*\.ts$|operations\.ts$|problems\.ts$|list\.ts$|definitions\/[^/]*\.ts$|console\/sections\.ts$|^scripts\/operator\//;

const files = ["app", "components", "lib", "scripts/operator"]
  .flatMap(filesIn)
  .filter((file) => !isTranslated(file) && !file.includes("generated") && !file.startsWith("lib/moderation"));

/** The specification prescribes a straight apostrophe here. */
const prescribed = "We'll get back to you within";

/** The string literals and JSX text of a module, without its comments. */
const stringsIn = (file: string): string[] =>
  syntaxNodesOf(file).flatMap(({ type, value }) => {
    if ((type === "Literal" || type === "JSXText") && typeof value === "string") return [value];
    return type === "TemplateElement" ? [(value as { cooked: string }).cooked] : [];
  });

const proseIn = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^(?:import |export |<Clause )/.test(line));

/** The English text of definitions that have every language in one file. */
const defined = eventList.map(({ when }) => ({ file: "lib/webhooks/events.ts", text: when.en }));

const sentences = files
  .filter((file) => file.endsWith(".mdx") || holdsText.test(file))
  .flatMap((file) =>
    (file.endsWith(".mdx") ? proseIn(file) : stringsIn(file))
      .filter((text) => text.includes(" "))
      .map((text) => ({ file, text })),
  )
  .concat(defined);

/** Where a pattern occurs, with the surrounding text. */
const places = (pattern: RegExp) =>
  sentences.flatMap(({ file, text }) => {
    const found = pattern.exec(text);
    return found ? [`${file}: …${text.slice(Math.max(0, found.index - 40), found.index + 60)}…`] : [];
  });

it("text modules, pages and emails are read", () => {
  const read = new Set(sentences.map(({ file }) => file));
  for (const file of [
    "lib/privacy/words/emails/en.ts",
    "lib/site/words/en.ts",
    "lib/console/words.ts",
    "lib/console/sections.ts",
    "lib/documentation/receivers.mdx",
    "lib/contact/operations.ts",
  ])
    expect(read).toContain(file);
});

// Each phrase with its replacement: docs/style-guide.md.
it.each([
  [/\bgiven up\b/i, "failed"],
  [/\bin force\b/i, "active"],
  [/\bopens? nothing\b/i, "isn’t valid"],
  [/\balso when\b/i, "even if"],
  [/\bany more\b/i, "no longer"],
  [/\bwhoever\b/i, "anyone who, the person who"],
  [/\b[Ww]ho was (?:asked|told|denied)\b/, "the person who was"],
  [/\bsomebody other than who\b/i, "someone who wasn’t"],
  [/\bknows no\b/i, "doesn’t provide for"],
  [/\b(?:is|are) told\b/i, "is notified"],
  [/\bheld against\b/i, "verified"],
  [/\bgave way\b|\bgap here\b|\bis mended\b/i, "what happened, plainly"],
  [/\bYou have (?:our|the) (?:answer|decision)\b/, "we’ll answer"],
  [/\bcosts you no\b/i, "you don’t lose"],
  [/\bThere is no such\b/, "This … doesn’t exist"],
  [/\blets? (?:nobody )?in\b/i, "gives access"],
  [/\b(?:says?|said) (?:it )?(?:once|again)\b/i, "shows"],
  [/\b\d* ?mails\b/i, "emails"],
  [/\bhas (?:ended|passed) already\b|\bwas used already\b/i, "has already"],
  [/\bby what right\b/i, "how … authorized to act"],
  [/\bwhat came of\b/i, "the outcome"],
  [/\bin whose place\b/i, "on behalf of"],
  [/\bsomebody\b/i, "someone"],
  [/\b(?:is|are) to get\b/i, "should get"],
  [/\bsigns? of life\b/i, "recorded activity"],
  [/\bleave it open\b/i, "keep what is selected"],
  [/\bas soon as it is next\b(?! in the queue)/i, "as soon as it is next in the queue"],
  [/\b[Tt]ick(?:s|ed|ing)? the box\b/, "check the box"],
  [
    /\bYou(?:’ve)? (?:already )?(?:withdrew|appealed|confirmed)\b/,
    "The request was withdrawn: an agent or staff may have done it",
  ],
] as const)("%s is not used: write “%s”", (phrase, _instead) => {
  expect(places(phrase)).toEqual([]);
});

it("apostrophes are typographic, except in what the specification prescribes", () => {
  const straight = places(/[A-Za-z0-9]'(?:s|t|re|ll|ve|d|m)\b|s' [a-z]/);
  expect(straight.filter((place) => !place.includes(prescribed))).toEqual([]);
});

it.each([".", "docs", "docs/decisions"].flatMap(pagesIn))("apostrophes are typographic in %s", (page) => {
  const prose = readFileSync(page, "utf8").replace(/```[\s\S]*?```|`[^`]*`/g, "");
  expect(prose.match(/.*(?:\w'\w|s'\s).*/g)).toBeNull();
});

it("spelling is American", () => {
  const british =
    /\b\w*(?:organis|recognis|anonymis|authoris|minimis|normalis|capitalis|stylis)\w*|\banalys(?:e|ed|ing)\b|\b(?:honour|colour|behaviour|favour|centre|licence|catalogue|spelt|towards|defence|wilful)\w*|(?<!")\bcancell(?:ed|ing)\b/i;
  expect(places(british)).toEqual([]);
});
