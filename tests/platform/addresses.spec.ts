import type { Page } from "@playwright/test";
import { paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";

const longPages = [paths.terms, paths.documentation, paths.privacy, paths.features];
/** Of a layout that the first two pages have, too. */
const likeOthers: readonly string[] = longPages.slice(2);

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);

test.use({ sharesSite: true });
test.beforeEach(({ keptPage }) => keptPage.emulateMedia({ reducedMotion: "reduce" }));

for (const width of [360, 1280]) {
  for (const path of longPages) {
    test(
      `${path} at ${width} px: a link to a section shows it below the header, however long the page`,
      onlyFull(likeOthers.includes(path)),
      async ({ keptPage: page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const ids = await page
          .locator("main :is(section, article)[id]")
          .evaluateAll((sections) => sections.map(({ id }) => id));
        expect(ids.length).toBeGreaterThan(2);
        for (const id of [ids[Math.floor(ids.length / 2)], ids.at(-1)].flatMap((section) => section ?? [])) {
          // Not from the page itself, where the browser would only scroll.
          await page.goto("about:blank");
          await page.goto(`${path}#${id}`);
          await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(0);
          await expect.poll(() => topOf(page, id)).toBeLessThan(120);
        }
      },
    );
  }
}
