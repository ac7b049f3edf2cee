import { test } from "vitest";
import { pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { describeBrowser } from "@/tests/support/browsers";
import { expectWholePage } from "@/tests/support/browsers/whole-page";
import { templatePages, visitedPages } from "@/tests/support/pages";

/** templates.browsers.test.ts visits the others. */
const left = visitedPages.filter((path) => !templatePages.some((template) => template === path));

/** Translations differ only in text, so one page per language, each of another kind, shows that they hydrate. */
const translated = [
  pathIn("de", paths.home),
  pathIn("fr", paths.privacyRequest),
  pathIn("es", paths.documentation),
];

describeBrowser("pages", {}, (stage) => {
  for (const path of [...left, ...translated]) {
    test(`${path} hydrates without errors and fits; header, theme and menu work`, () =>
      expectWholePage(stage, path));
  }
});
