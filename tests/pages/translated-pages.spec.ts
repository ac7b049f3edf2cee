import { otherLanguages, pathIn } from "@/lib/site/language";
import { violations } from "@/tests/support/axe";
import { expect, onlyFull, test } from "@/tests/support/browser";
import { expectEvenSpaces, expectFits, expectStill, openAt, prepare } from "@/tests/support/page-checks";
import { isRepeat, templatePages, visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true });
test.describe.configure({ mode: "parallel" });

// Checks what a language changes: longer words, and metadata. Colors, images and policies don't depend on it:
// every-page.spec.ts checks them in English. One language per page; every-page.full.spec.ts visits each page in all.
visitedPages.forEach((path, index) => {
  const language = otherLanguages[index % otherLanguages.length] ?? "de";
  const translated = pathIn(language, path);
  test(
    `${translated} has no layout shift and fits every width`,
    onlyFull(isRepeat(path)),
    async ({ page }) => {
      await prepare(page);
      await openAt(page, translated, 360);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectStill(page);
      await expectEvenSpaces(page);
      await expectFits(page, [360, 320, 1280]);
    },
  );
});

// Translations name the parts of a page, which can lead to duplicate or missing names.
for (const path of templatePages.map((each) => pathIn("de", each))) {
  test(`${path} has no accessibility violation in its structure`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page, "structure")).toEqual([]);
  });
}
