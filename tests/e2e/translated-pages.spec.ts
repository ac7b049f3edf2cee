import { otherLanguages, pathIn } from "@/lib/site/language";
import { violations } from "../support/axe";
import { expect, test } from "../support/browser";
import { layoutShift } from "../support/layout-shift";
import { publicPages } from "../support/pages";
import { sticksOut } from "../support/sticks-out";

test.use({ onlyReads: true });
test.describe.configure({ mode: "parallel" });

// What a language changes: words that are longer, and what the page says of itself. What it doesn't, such as colours,
// pictures and policies, every-page.spec.ts looks at in English.
for (const language of otherLanguages) {
  for (const path of [...publicPages, "/no-such-page"].map((each) => pathIn(language, each))) {
    test(`${path} stays put, fits every width and is accessible`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 823 });
          await page.goto(path);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await page.waitForLoadState("networkidle");
          expect(await page.evaluate(layoutShift)).toEqual([]);
          expect(await page.evaluate(sticksOut)).toEqual([]);
          expect(await violations(page, "structure")).toEqual([]);
        });
      }
      // What 400% zoom leaves of 1280 px (WCAG 2.2, 1.4.10).
      await test.step("320 px", async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(sticksOut)).toEqual([]);
      });
    });
  }
}
