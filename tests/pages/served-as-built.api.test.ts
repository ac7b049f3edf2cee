import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pageKeys, pagePath } from "@/lib/pages/page-meta";
import { type Language, languages, pathIn } from "@/lib/site/language";
import { borrowedSite } from "@/tests/support/site-of-file";

const built = path.resolve(import.meta.dirname, "../../.next/server");
/** Pages are built with a language prefix, which addresses of the main language leave out. */
const fileOf = (language: Language, page: string) =>
  path.join(built, "app", `${language}${page === "/" ? "" : page}.html`);

const site = borrowedSite();

const pages = languages.flatMap((language) =>
  pageKeys.map((key) => ({
    address: pathIn(language, pagePath(key)),
    file: fileOf(language, pagePath(key)),
  })),
);

// The inline scripts of a page rendered again would be forbidden by its CSP, which lists the build's scripts.
it.each(pages.filter(({ file }) => existsSync(file)))("$address is the page of the build", async (page) => {
  const served = await (await fetch(`${site.url}${page.address}`)).text();
  expect(served === readFileSync(page.file, "utf8"), "whether the bytes are the same").toBe(true);
});

it("serving pages changes nothing in the build", () => {
  expect(existsSync(path.join(built, "route-cache"))).toBe(false);
});
