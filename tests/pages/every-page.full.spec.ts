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

/** The widths of a phone and of a desktop window. */
const [phone, desktop] = [412, 1280];

type View = { theme: "light" | "dark"; width: number };

/** What every-page.spec.ts checks of its pages with axe. */
const first: View[] = [
  { theme: "light", width: 360 },
  { theme: "dark", width: 1440 },
];
const others: View[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];

/**
 * The widths at which a page is loaded, and what axe checks: in English what every-page.spec.ts leaves out. A
 * translation changes neither colors nor structure, only names and text, which one view shows.
 */
function extent(language: string, path: string): { loaded: number[]; views: View[] } {
  if (language !== mainLanguage) return { loaded: [phone], views: first.slice(0, 1) };
  if (visitedPages.includes(path)) return { loaded: [phone], views: others };
  return { loaded: [phone, desktop], views: [...first, ...others] };
}

for (const language of languages) {
  for (const path of allVisitedPages.map((each) => pathIn(language, each))) {
    test(`${path} loads completely and is accessible at every width`, async ({ page }) => {
      const fonts = await prepare(page);
      const { loaded, views } = extent(language, path);
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
        await page.setViewportSize({ width: phone, height: 823 });
        await expectNoBlankBand(page);
      }
      await expectFits(page, [320, 360, 640, desktop]);
      for (const { theme, width } of views) await expectAccessible(page, theme, width);
    });
  }
}
