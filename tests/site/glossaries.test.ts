import { describe, expect, it } from "vitest";
import { usStatesIn } from "@/lib/privacy/laws/us-states-list";
import { type Language, otherLanguages } from "@/lib/site/language";
import { eventList } from "@/lib/webhooks/events";
import { namesIn, readText, wholeTable } from "@/scripts/docs/markdown";

/** Text without code, inserted values and soft hyphens, and with the characters that are escaped in a module. */
const plain = (text: string) =>
  text
    .replace(/\$\{[^}]*\}|`[^`]*`/g, "–")
    .replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll("\u00ad", "");

/** The text of text modules and long pages, without code, markup and TypeScript syntax. */
function textOf(file: string): string[] {
  const source = readText(file);
  if (file.endsWith(".mdx")) {
    const prose = source
      .replace(/^import .*$/gm, "")
      .replace(/^```[\s\S]*?^```/gm, "")
      .replace(/\{`[^`]*`\}|`[^`\n]*`|<[^>]*>|\]\([^)]*\)|\{[^{}]*\}/g, "–");
    return prose.split("\n");
  }
  const literals = source.replace(/^import .*$/gm, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].map(([, quoted, template = ""]) => plain(quoted ?? template));
}

const sources = [...namesIn("lib"), ...namesIn("app")];

const filesOf = (language: Language) => {
  const isOwn = new RegExp(`words/(?:.*/)?${language}(?:/[^/]+)?\\.ts$|\\.${language}\\.mdx$`);
  return sources.filter((file) => isOwn.test(file));
};

interface Line {
  file: string;
  text: string;
}

/** The text of definitions that have every language in one file. */
const definedIn = (language: Language): Line[] => [
  ...eventList.map(({ when }) => ({ file: "lib/webhooks/events.ts", text: plain(when[language]) })),
  ...usStatesIn(language).map(({ authority }) => ({
    file: "lib/privacy/laws/us-states-list.ts",
    text: authority.name,
  })),
];

const linesIn = Object.fromEntries(
  otherLanguages.map((language) => [
    language,
    [
      ...filesOf(language).flatMap((file): Line[] => textOf(file).map((text) => ({ file, text }))),
      ...definedIn(language),
    ],
  ]),
) as Record<(typeof otherLanguages)[number], Line[]>;

/** Sample posts by users, who say "du", "tu" and "tú". */
const isSample = ({ file }: Line) => /words\/(?:home|features|pre-filter)\//.test(file);

const listed = (cell: string) => cell.split(",").flatMap((part) => part.trim() || []);

/** The rows of a glossary: words that must not occur in files whose path contains one of the parts. */
const rulesOf = (language: Language) =>
  wholeTable(`docs/glossary-${language}.md`, "English")
    .slice(1)
    .flatMap(([, preferred = "", not = "", where = ""]) =>
      listed(not).map((word) => ({ word, preferred, where: listed(where) })),
    );

const patternOf = (word: string) =>
  new RegExp(
    `(?<![\\p{L}-])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("\\*", "\\p{L}*")}(?!\\p{L})`,
    "iu",
  );

const described = ({ file, text }: Line) => `${file}: ${text}`;

describe.each(otherLanguages)("the text in %s", (language) => {
  const lines = linesIn[language];

  it("exists", () => {
    expect(lines.length).toBeGreaterThan(1000);
  });

  it("uses the words of its glossary", () => {
    const found = rulesOf(language).flatMap(({ word, preferred, where }) => {
      const pattern = patternOf(word);
      return lines
        .filter(({ file }) => where.length === 0 || where.some((part) => file.includes(part)))
        .filter(({ text }) => pattern.test(text))
        .map((line) => `${word} instead of ${preferred} in ${described(line)}`);
    });
    expect(found).toEqual([]);
  });

  it("has its own typographic apostrophes and quotation marks", () => {
    const wrong = {
      de: /\p{L}'\p{L}|[«»”]|\\"/u,
      fr: /\p{L}'\p{L}|[“”„]|\\"/u,
      es: /\p{L}'\p{L}|[“”„]|\\"/u,
    }[language];
    expect(lines.filter(({ text }) => wrong.test(text)).map(described)).toEqual([]);
  });

  it("addresses the reader politely", () => {
    const familiar = {
      de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
      fr: /(?<![\p{L}’])(?:tu|toi|tes|vas-tu)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:tú|tus|contigo|vuestr\p{L}*)(?!\p{L})/iu,
    }[language];
    expect(lines.filter((line) => !isSample(line) && familiar.test(line.text)).map(described)).toEqual([]);
  });
});

it("German has a space before an ellipsis", () => {
  expect(linesIn.de.filter(({ text }) => /\p{L}…/u.test(text)).map(described)).toEqual([]);
});

it("French has narrow no-break spaces before ; ! ? and in « », and a no-break space before a colon", () => {
  const wrong =
    /[^\u202f¿¡?!](?=[;!?](?:\s|$))|[^\u00a0](?=:(?:\s|$))|«(?![\u202f\u00a0])|(?<![\u202f\u00a0])»/u;
  const isFrench = ({ text }: Line) => !text.includes("¿") && !text.startsWith("Re:");
  expect(linesIn.fr.filter((line) => isFrench(line) && wrong.test(line.text)).map(described)).toEqual([]);
});

it("French has a no-break space between a number and its unit", () => {
  const wrong =
    /[\d}#–] (?=(?:jours?|mois|ans?|heures?|minutes?|secondes?|crédits?|caractères?|fichiers?|requêtes?|essais?)(?!\p{L}))/u;
  expect(linesIn.fr.filter(({ text }) => wrong.test(text)).map(described)).toEqual([]);
});

it("Spanish opens questions and exclamations", () => {
  const closed = ({ text }: Line) =>
    (/\?(?:\s|$)/.test(text) && !text.includes("¿")) || (/\p{L}!(?:\s|$)/u.test(text) && !text.includes("¡"));
  expect(linesIn.es.filter(closed).map(described)).toEqual([]);
});

it("Spanish has a no-break space between a number and the symbol of its unit, and in abbreviations", () => {
  const wrong =
    /[\d}#–] (?=(?:%|\$|€|ms|h|min|[KMG]i?B|kB)(?![\p{L}\d]))|EE\. UU\.|(?<!\p{L})art\. \d|§ \d/iu;
  const isOwn = (line: Line) => !isSample(line);
  expect(linesIn.es.filter((line) => isOwn(line) && wrong.test(line.text)).map(described)).toEqual([]);
});

it("text that a requester under Swiss law reads has no ß", () => {
  const read =
    /words\/(?:emails|standard-texts|request|intake|notices|collected|correction|frame)\/|words\/de\/(?:fadp|shared|data-subject)|privacy\/answers|data-inventory|platform\/words|site\/words/;
  expect(linesIn.de.filter(({ file, text }) => read.test(file) && text.includes("ß")).map(described)).toEqual(
    [],
  );
});
