import { test } from "@/tests/support/browser";
import { expectStops, walkStops } from "@/tests/support/keyboard";
import { templatePages } from "@/tests/support/pages";

test.use({ sharesSite: true, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

// keyboard.spec.ts walks the content of every page; header and footer differ only between kinds of pages.
for (const path of templatePages) {
  test(`every focus stop of ${path} is visible, header and footer included`, async ({ keptPage: page }) => {
    await page.goto(path);
    await expectStops(walkStops(page));
  });
}
