import { expect, test } from "@/tests/support/browser";
import { signIn } from "@/tests/support/console";
import { consolePages, furnish } from "@/tests/support/furnish";
import { expectAccessible, expectFits } from "@/tests/support/page-checks";

let addressOf: (page: string) => string;
test.beforeAll(async ({ sites }, { file }) => {
  addressOf = await furnish(await sites.of(file));
});

// The widths that look.spec.ts leaves out. It has checked the colors of both themes, which don't depend on the width.
for (const path of consolePages) {
  test(`${path} fits, and has no accessibility violation in its structure on a phone`, async ({
    keptPage: page,
    site,
  }) => {
    await signIn(page, site);
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectFits(page, [640, 1440]);
    await expectAccessible(page, "dark", 360, "structure");
  });
}
