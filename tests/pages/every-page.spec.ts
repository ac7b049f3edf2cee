import { test } from "@/tests/support/browser";
import {
  expectAccessible,
  expectAlive,
  expectFits,
  expectNoBlankBand,
  expectOrderedHeadings,
  expectStill,
  expectTextFace,
  openAt,
  prepare,
} from "@/tests/support/page-checks";
import { visitedPages } from "@/tests/support/pages";

test.use({ sharesSite: true });

// The tests are independent, and in one worker they would take longer than all other files.
test.describe.configure({ mode: "parallel" });

// One visit for all checks, which the report shows as steps. every-page.full.spec.ts checks all widths and languages.
for (const path of visitedPages) {
  test(`${path} hydrates without layout shift, fits every width and is accessible in both themes`, async ({
    page,
  }) => {
    const fonts = await prepare(page);
    await openAt(page, path, 1280);
    await expectStill(page);
    await expectAlive(page);
    await expectTextFace(page, fonts);
    await expectOrderedHeadings(page);
    await expectNoBlankBand(page);
    await expectAccessible(page, "dark", 1280);
    await expectFits(page, [640, 320]);
    await expectAccessible(page, "light", 360, "colors");
  });
}
