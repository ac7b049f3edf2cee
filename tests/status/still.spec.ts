import { languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { expect, test } from "@/tests/support/browser";
import { layoutShift } from "@/tests/support/layout-shift";
import { openSettled } from "@/tests/support/open-settled";

test.use({ sharesSite: true });

/** A movement as `layoutShift` describes it: the places before and after. */
const movement = /-?\d+,(-?\d+),\d+,\d+ → -?\d+,(-?\d+),\d+,\d+/g;

/** A figure that replaces a shorter one may begin further left, but nothing may move up or down. */
const movesVertically = (shift: string) =>
  Array.from(shift.matchAll(movement)).some(([, before, after]) => before !== after);

for (const language of languages) {
  const path = pathIn(language, paths.status);
  test(`nothing on ${path} moves up or down when the measurements arrive`, async ({ page }) => {
    for (const width of [320, 640, 1440]) {
      // As tall as the page, because what is below the window counts as still.
      await page.setViewportSize({ width, height: 7000 });
      await openSettled(page, path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const shifts = await page.evaluate(layoutShift, 0);
      expect(shifts.filter(movesVertically), `${width} px`).toEqual([]);
    }
  });
}
