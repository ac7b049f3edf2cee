import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { splitPath } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { frameworkVersions, recordFile } from "@/scripts/bench/empty-site";
import { type PageBytes, pageBytes } from "@/scripts/bench/page-bytes";
import { buildInputs } from "@/scripts/lib.mjs";

const build = path.resolve(import.meta.dirname, "../../.next");
/** The maximum size of a page's scripts after gzip, in bytes above an empty page of the same framework. */
const scriptBudget = 20_000;
const { script: emptyScript, ...measuredWith } = JSON.parse(readFileSync(recordFile, "utf8"));

/** The maximum size of a page before compression, in any language; the longest legal texts may have more. */
const htmlBudget = 120_000;
const longTextBudget = 160_000;
const longTexts: readonly string[] = [paths.terms, paths.privacy];

/** Paths without a page of their own (fragments, queries), or rendered per request by design. */
const notPrerendered = new Set<string>([
  paths.apiReference,
  paths.creditsNote,
  paths.figuresNote,
  paths.registered,
  paths.correction,
  paths.operator,
]);
const expected = Object.values(paths).filter((route) => !notPrerendered.has(route));

it.each(["prepare-database", "serve"])(
  "a change of any source of %s makes another build necessary",
  (name) => {
    const { sources } = JSON.parse(readFileSync(path.join(build, `${name}.mjs.map`), "utf8"));
    const isInput = (source: string) =>
      buildInputs.some((input) => source === `../${input}` || source.startsWith(`../${input}/`));
    expect(sources).toContain(`../scripts/${name}.ts`);
    expect(sources.filter((source: string) => !isInput(source))).toEqual([]);
  },
);

describe("every page of the build", () => {
  let pages: PageBytes[];
  beforeAll(() => {
    pages = pageBytes(build);
  });

  it.each(expected)("%s is prerendered", (route) => {
    expect(pages.map((page) => page.route)).toContain(route);
  });

  it("is compared with an empty page of the same framework", () => {
    const howTo =
      "Another Next or React is installed than the empty page was measured with: npm run bench empty-page";
    expect(measuredWith, howTo).toEqual(frameworkVersions());
    expect(emptyScript).toBeGreaterThan(0);
  });

  it("stays within the script budget", () => {
    const over = pages.map(({ route, script }) => ({ route, bytes: script - emptyScript }));
    expect(over.length).toBeGreaterThanOrEqual(expected.length);
    expect(over.filter(({ bytes }) => bytes > scriptBudget)).toEqual([]);
  });

  it("stays within the HTML budget", () => {
    const over = pages.filter(
      ({ route, plainHtml }) =>
        plainHtml > (longTexts.includes(splitPath(route).path) ? longTextBudget : htmlBudget),
    );
    expect(over.map(({ file, plainHtml }) => `${file}: ${plainHtml}`)).toEqual([]);
  });

  it("has no style attribute, which the content security policy would block", () => {
    const folder = path.join(build, "server/app");
    // Next's own fallback for an error in the layout, which no route serves.
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".html") && name !== "_global-error.html",
    );
    const markup = (file: string) =>
      readFileSync(path.join(folder, file), "utf8").replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect(files.filter((file) => /<[^>]+\sstyle=/.test(markup(file)))).toEqual([]);
  });
});
