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

type View = { theme: "light" | "dark"; width: number; rules: "all" | "structure" | "colors" };

/** What every-page.spec.ts checks of its pages with axe: colors depend on the theme, the structure does not. */
const first: View[] = [
  { theme: "dark", width: desktop, rules: "all" },
  { theme: "light", width: 360, rules: "colors" },
];
const others: View[] = [{ theme: "dark", width: 360, rules: "structure" }];

/**
 * The widths at which a page is loaded, and what axe checks: in English what every-page.spec.ts leaves out. A
 * translation changes names and text, but no colors.
 */
function extent(language: string, path: string): { loaded: number[]; views: View[] } {
  if (language !== mainLanguage)
    return { loaded: [phone], views: [{ theme: "light", width: 360, rules: "structure" }] };
  if (visitedPages.includes(path)) return { loaded: [phone], views: others };
  return { loaded: [phone, desktop], views: first };
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
      // A translation makes no page blank, and every-page.spec.ts has already looked at its own pages.
      if (language === mainLanguage && !visitedPages.includes(path)) {
        await page.setViewportSize({ width: phone, height: 823 });
        await expectNoBlankBand(page);
      }
      await expectFits(page, [320, 360, 640, desktop]);
      for (const { theme, width, rules } of views) await expectAccessible(page, theme, width, rules);
    });
  }
}
