import { test } from "@/tests/support/browser";
import { expectStops, walkStops } from "@/tests/support/keyboard";
import { visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true, contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ mode: "parallel" });

for (const path of visitedPages) {
  test(`every focus stop of ${path} is visible, header and footer included`, async ({ keptPage: page }) => {
    await page.goto(path);
    await expectStops(walkStops(page));
  });
}
