import { languages, mainLanguage, pathIn } from "@/lib/site/language";
import { expect, test } from "@/tests/support/browser";
import {
  expectAccessible,
  expectAlive,
  expectEvenSpaces,
  expectFits,
  expectNoBlankBand,
  expectOrderedHeadings,
  expectStill,
  expectTextFace,
  openAt,
  prepare,
} from "@/tests/support/page-checks";
import { allVisitedPages, visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true });
test.describe.configure({ mode: "parallel" });

/** The widths of a phone and of a desktop window: what a page loads decides what can move. */
const loaded = [412, 1280];

type View = { theme: "light" | "dark"; width: number };

/** The views that axe checks in every-page.spec.ts. */
const first: View[] = [
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
];
const others: View[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];

/**
 * What axe checks of a page: in English what every-page.spec.ts leaves out. A translation changes neither colors nor
 * structure, only names and text, which one view shows.
 */
function checkedViews(language: string, path: string): View[] {
  if (language !== mainLanguage) return first.slice(0, 1);
  return visitedPages.includes(path) ? others : [...first, ...others];
}

for (const language of languages) {
  for (const path of allVisitedPages.map((each) => pathIn(language, each))) {
    test(`${path} loads completely and is accessible at every width`, async ({ page }) => {
      const fonts = await prepare(page);
      for (const width of loaded) {
        await test.step(`loaded at ${width} px`, async () => {
          await openAt(page, path, width);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectEvenSpaces(page);
          await expectAlive(page);
          await expectTextFace(page, fonts);
          await expectOrderedHeadings(page);
          await expectStill(page);
        });
      }
      // No translation makes a page blank.
      if (language === mainLanguage) {
        await page.setViewportSize({ width: 412, height: 823 });
        await expectNoBlankBand(page);
      }
      await expectFits(page, [320, 360, 640, 1280]);
      for (const { theme, width } of checkedViews(language, path)) await expectAccessible(page, theme, width);
    });
  }
}
