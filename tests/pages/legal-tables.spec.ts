import { languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { expect, onlyFull, test } from "@/tests/support/browser";

test.use({ sharesSite: true });

/** Runs in the page: the tables that are wider than the frame around them. */
const cutOff = () =>
  [...document.querySelectorAll(".legal-table")]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((table) => table.querySelector("caption")?.textContent);

/** The language with the longest words. */
const longestWords = "de";

for (const language of languages) {
  test(
    `no table of a legal page is cut off in ${language}`,
    onlyFull(language !== longestWords),
    async ({ page }) => {
      for (const path of [paths.dataRetention, paths.privacy, paths.ccpa, paths.terms]) {
        await page.goto(pathIn(language, path));
        expect(await page.locator(".legal-table").count()).toBeGreaterThan(0);
        for (const width of [360, 640, 768, 1024, 1120]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(cutOff), `${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test("the table of contents marks the section being read, and none at the top", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.terms);
  const marked = page.locator(".toc-link[aria-current]");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(marked).not.toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveCount(0);
});
