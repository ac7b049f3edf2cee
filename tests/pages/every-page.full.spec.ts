import { languages, pathIn } from "@/lib/site/language";
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
import { allVisitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true });
test.describe.configure({ mode: "parallel" });

/** As wide as a phone and as a window: what a page loads with decides what can move. */
const loaded = [412, 1280];

for (const language of languages) {
  for (const path of allVisitedPages.map((each) => pathIn(language, each))) {
    test(`${path} is whole at every width and accessible in both themes`, async ({ page }) => {
      const fonts = await prepare(page);
      for (const width of loaded) {
        await test.step(`loaded at ${width} px`, async () => {
          await openAt(page, path, width);
          await page.waitForLoadState("networkidle");
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectStill(page);
          await expectEvenSpaces(page);
          await expectAlive(page);
          await expectTextFace(page, fonts);
          await expectOrderedHeadings(page);
          await expectNoBlankBand(page);
        });
      }
      await expectFits(page, [320, 360, 640, 1280]);
      for (const width of [360, 1440]) {
        for (const colorScheme of ["light", "dark"] as const)
          await expectAccessible(page, colorScheme, width);
      }
    });
  }
}
