import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/browser";
import { layoutShift } from "../support/layout-shift";
import { publicPages } from "../support/pages";

for (const path of [...publicPages, "/no-such-page"]) {
  test.describe(path, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [360, 1440]) {
        test(`has no accessibility violation, ${colorScheme} at ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        });
      }
    }

    // 640 px are what a window of 1280 px has left at 200% zoom, 320 px at 400%.
    for (const width of [320, 640]) {
      test(`fits ${width} px without scrolling sideways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }

    test("moves nothing while it loads", async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(layoutShift)).toBe(0);
    });

    test("has one h1 and headings without gaps", async ({ page }) => {
      await page.goto(path);
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
      });
    });
  });
}
